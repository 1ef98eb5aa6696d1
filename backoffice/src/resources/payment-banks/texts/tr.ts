/** Texts of the banks of payment methods. */
const texts = {
  resources: {
    'payment-banks': {
      name: 'Banka |||| Bankalar',
      create: 'Yeni banka',
      fields: {
        methodId: 'Ödeme yöntemi',
        name: 'Banka adı',
        swiftCode: 'SWIFT kodu',
        account: 'Hesap (IBAN)',
        amounts: 'Tutarlar',
        listOrder: 'Sıra',
        isShown: 'Yayında',
      },
    },
  },
  paymentBanks: {
    orderHint: 'Sırayı değiştirmek için listeyi bir yönteme göre süzün.',
    swiftHint: '8 ya da 11 karakter; boş kalabilir.',
    accountHint: 'Oyuncunun para göndereceği hesap; kuruluş bildiriyorsa boş kalır.',
    amountsHint:
      'Oyuncu bankadan sonra bu tutarlardan birini seçer. Yayında tutarı olmayan banka kullanılamaz görünür.',
    amount: 'Tutar',
    currency: 'Para birimi',
  },
}

export default texts
