/** Texts of messages to players. */
const texts = {
  resources: {
    notices: {
      name: 'Oyuncu mesajı |||| Oyuncu mesajları',
      create: 'Yeni mesaj',
      fields: {
        texts: 'Başlık',
        form: 'Tür',
        audience: 'Kime',
        userId: 'Alıcı',
        username: 'Alıcı',
        senderName: 'Gönderen',
        createdAt: 'Gönderim',
        shownFrom: 'Başlangıç',
        title: 'Başlık',
        text: 'Metin',
        shownTo: 'Bitiş',
      },
    },
  },
  notices: { one: 'Oyuncu mesajı', title: 'Başlık', text: 'Metin' },
  values: {
    noticeForm: { message: 'Mesaj', bar: 'Bildirim çubuğu' },
    noticeAudience: { player: 'Bir oyuncu', branch: 'Bir bayinin altı', brand: 'Tüm oyuncular' },
    auditAction: {
      'notice.create': 'Oyunculara mesaj yazıldı',
      'notice.update': 'Oyuncu mesajı değişti',
      'notice.delete': 'Oyuncu mesajı geri alındı',
    },
    subject: { notice: 'Oyuncu mesajı' },
  },
}

export default texts
