/** Turkish texts of the transfer request, which load with its page. */
const texts = {
  transfer: {
    methods: 'Ödeme yöntemi',
    noMethods: 'Henüz açık bir ödeme yöntemi yok.',
    method: 'Yöntem',
    min: 'En az',
    max: 'En çok',
    details: 'Bilgiler',
    amount: 'Tutar',
    bank: 'Banka',
    noBanks: 'Bankalar yöntemle birlikte gelir.',
    firstName: 'Ad',
    lastName: 'Soyad',
    send: 'Talep gönder',
    info: 'Limitler ve notlar',
    infoHint: 'Seçtiğin yöntemin limitleri ve notları burada durur.',
    history: 'Önceki taleplerin',
    noHistory: 'Henüz bir talebin yok.',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
