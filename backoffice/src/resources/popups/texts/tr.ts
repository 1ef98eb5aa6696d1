/** Texts of popups. */
const texts = {
  resources: {
    popups: {
      name: 'Açılır pencere |||| Açılır pencereler',
      create: 'Yeni açılır pencere',
      fields: {
        name: 'Ad',
        kind: 'Tür',
        place: 'Yer',
        active: 'Durum',
        texts: 'Diller',
        closesItself: 'Son slayttan sonra kapanır',
        listOrder: 'Sıra',
        shownFrom: 'Başlangıç',
        shownTo: 'Bitiş',
        title: 'Başlık',
        html: 'İçerik',
      },
    },
  },
  popups: {
    title: 'Başlık',
    html: 'İçerik',
    nameHint: 'Yalnızca yönetimde görünür.',
    closesHint: 'Kapalıysa slaytlar baştan başlar.',
  },
  values: {
    popupKind: { slide: 'Slayt', warning: 'Tam sayfa uyarı' },
    popupPlace: { home: 'Yalnızca ana sayfa', everywhere: 'Tüm sayfalar' },
    popupState: { on: 'Açık', off: 'Kapalı' },
    auditAction: {
      'popup.create': 'Açılır pencere eklendi',
      'popup.update': 'Açılır pencere değişti',
      'popup.delete': 'Açılır pencere silindi',
    },
    subject: { popup: 'Açılır pencere' },
  },
}

export default texts
