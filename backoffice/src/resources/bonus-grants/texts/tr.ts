/** Turkish texts of bonuses that players were given. */
const texts = {
  resources: {
    'bonus-grants': {
      name: 'Verilen bonus |||| Verilen bonuslar',
      fields: {
        id: 'Bonus no',
        bonusTitles: 'Bonus',
        bonusId: 'Bonus',
        username: 'Oyuncu',
        category: 'Tür',
        state: 'Durum',
        currency: 'Para birimi',
        baseMinor: 'Hesaba esas tutar',
        grantedMinor: 'Verilen',
        dueMinor: 'Oynanacak',
        countedMinor: 'Sayılan',
        convertedMinor: 'Nakde dönen',
        owedMinor: 'Geri ödenecek',
        givenByName: 'Veren',
        createdAt: 'Verilme',
        expiresAt: 'Son gün',
        endedAt: 'Bitiş',
        flags: 'Bekletme nedeni',
      },
    },
  },
}

export default texts
