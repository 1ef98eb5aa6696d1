/** Texts of the mails that were sent. */
const texts = {
  resources: {
    mails: {
      name: 'E-posta |||| Gönderilen e-postalar',
      fields: {
        id: 'No',
        toAddress: 'Alıcı',
        kind: 'E-posta',
        subject: 'Konu',
        state: 'Durum',
        attempts: 'Deneme',
        error: 'Hata',
        createdAt: 'Oluşturulma',
        sentAt: 'Gönderilme',
      },
    },
  },
}

export default texts
