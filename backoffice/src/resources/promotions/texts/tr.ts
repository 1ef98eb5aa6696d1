/** Texts of promotions. */
const texts = {
  resources: {
    promotions: {
      name: 'Promosyon |||| Promosyonlar',
      create: 'Yeni promosyon',
      fields: {
        title: 'Başlık',
        body: 'Metin',
        texts: 'Metinler',
        picture: 'Görsel',
        startsAt: 'Başlangıç',
        endsAt: 'Bitiş',
        listOrder: 'Sıra',
        isShown: 'Yayında',
      },
    },
  },
  values: {
    auditAction: {
      'promotion.create': 'Promosyon eklendi',
      'promotion.update': 'Promosyon değişti',
      'promotion.delete': 'Promosyon silindi',
    },
    subject: { promotion: 'Promosyon' },
  },
}

export default texts
