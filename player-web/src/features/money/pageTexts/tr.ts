/** Turkish texts of deposits and withdrawals, which load with the pages. */
const texts = {
  moneyPage: {
    acts: 'Para yatırma ve çekme',
    noDeposit: 'Henüz bir yatırma yöntemi yok',
    noWithdrawal: 'Henüz bir çekme yöntemi yok',
    hint: 'Bakiyen {{balance}}. Bayinden kredi alabilir, kredini bayine geri verebilir ya da bir kart yükleyebilirsin.',
    error: 'Ödeme yöntemleri yüklenemedi',
    category: 'Kategori',
    min: 'En az',
    max: 'En çok',
    method: 'Yöntem',
    details: 'Bilgiler',
    next: 'Devam',
    previous: 'Geri',
    noFee: 'Komisyonsuz',
    afterFee: 'Komisyon {{fee}}, kalan tutar {{amount}}',
    copy: 'Kopyala: {{label}}',
    copied: 'Kopyalandı',
    back: 'Yöntemlere dön',
    openLink: 'Sayfayı aç',
    firstName: 'Ad',
    lastName: 'Soyad',
    amount: 'Tutar',
    amounts: 'Hazır tutarlar',
    optional: '{{field}} (isteğe bağlı)',
    choose: 'Seç',
    bank: 'Banka',
    banks: 'Bankalar',
    account: 'Ödeme yapacağın hesap',
    otherBanks: 'Diğer bankaları dene.',
    backToBanks: 'Bankalara dön',
    otherAmount: 'Başka tutar seç',
    banksError: 'Bankalar yüklenemedi',
    passwordHint: 'Paranızın güvenliği için çekimden önce şifrenizi bir kez daha girin.',
    withdrawable: 'Çekilebilir bakiye',
    wagering: '{{left}} daha oynadığında {{locked}} daha çekebilirsin.',
    received: 'Talebini aldık.',
    strangeAddress: 'Ödeme sayfasının adresine bu sitede izin verilmiyor. Sayfa açılmadı.',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
