/** Turkish texts of requests for bonuses. */
const texts = {
  resources: {
    'bonus-requests': {
      name: 'Bonus isteği |||| Bonus istekleri',
      fields: {
        id: 'İstek',
        createdAt: 'İstenme',
        username: 'Oyuncu',
        bonusTitles: 'Bonus',
        bonusId: 'Bonus',
        category: 'Tür',
        status: 'Durum',
        currency: 'Para birimi',
        baseMinor: 'Hesaba esas tutar',
        firstApprovedBy: 'İlk onay',
        decidedByName: 'Karar veren',
        decidedAt: 'Karar',
        reason: 'Sebep',
        acts: 'İşlem',
      },
    },
  },
}

export default texts
