/** Texts of the messages of the contact form. */
const texts = {
  resources: {
    'contact-messages': {
      name: 'İletişim mesajı |||| İletişim mesajları',
      fields: {
        id: 'No',
        subject: 'Konu',
        name: 'Ad',
        email: 'E-posta',
        username: 'Üye',
        text: 'Mesaj',
        language: 'Dil',
        state: 'Durum',
        answer: 'Yanıt',
        answeredByName: 'Yanıtlayan',
        answeredAt: 'Yanıt zamanı',
        createdAt: 'Gönderim',
      },
    },
  },
  contactMessages: {
    answer: 'Yanıtla',
    answerHint: 'Yanıt e-postayla şu adrese gider: %{email}',
    send: 'Yanıtı gönder',
    sent: 'Yanıt yolda.',
    markNew: 'Yeni olarak işaretle',
    markAnswered: 'Yanıtlandı olarak işaretle',
  },
}

export default texts
