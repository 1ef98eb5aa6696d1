/** Texts of bills. */
const texts = {
  resources: {
    bills: {
      name: 'Ara hesap |||| Ara hesaplar',
      fields: {
        id: 'Ara hesap',
        userId: 'Gişe',
        username: 'Gişe',
        shiftId: 'Vardiya',
        billNumber: 'No',
        currency: 'Para birimi',
        openedAt: 'Başlangıç',
        closedAt: 'Bitiş',
        openingMinor: 'Devir',
        sold: 'Satış',
        deposited: 'Makineye yatırılan',
        paid: 'Ödeme',
        jackpotsPaid: 'Ödenen jackpot',
        returned: 'İade',
        expectedMinor: 'Olması gereken',
        countedMinor: 'Sayılan',
        isLast: 'Tür',
        printCount: 'Yazdırma',
      },
    },
  },
}

export default texts
