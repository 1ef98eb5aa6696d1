/** Texts of what servers of affiliates are told. */
const texts = {
  resources: {
    'affiliate-postbacks': {
      name: 'Ortak bildirimi |||| Ortak bildirimleri',
      fields: {
        event: 'Bildirilen',
        affiliateName: 'Ortak',
        state: 'Durum',
        attempts: 'Deneme',
        answerStatus: 'Son yanıt',
        address: 'Sunucu',
        createdAt: 'Oluşturulma',
      },
    },
  },
  values: {
    postbackEvent: {
      registration: 'Kayıt',
      firstDeposit: 'İlk yatırma',
      firstStake: 'İlk sonuçlanan bahis',
    },
    postbackState: { waiting: 'Bekliyor', sent: 'Ulaştı', failed: 'Vazgeçildi' },
    postbackFailure: { answer: 'Ret', timeout: 'Yanıt yok', unreachable: 'Ulaşılamadı' },
  },
}

export default texts
