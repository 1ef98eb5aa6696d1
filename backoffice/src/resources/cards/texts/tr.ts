/** Texts of cards. */
const texts = {
  resources: {
    cards: {
      name: 'Kart |||| Kartlar',
      fields: {
        lastFour: 'Kart',
        batchId: 'Parti',
        makerName: 'Oluşturan',
        makerId: 'Oluşturan',
        type: 'Tür',
        currency: 'Para birimi',
        amountMinor: 'Tutar',
        status: 'Durum',
        expiresAt: 'Son kullanma',
        soldAt: 'Satış',
        endedAt: 'Kapanış',
        redeemedByName: 'Kullanan',
        count: 'Adet',
        userId: 'Oyuncu no',
        cardFundsMinor: 'Kart bakiyesi',
      },
    },
  },
}

export default texts
