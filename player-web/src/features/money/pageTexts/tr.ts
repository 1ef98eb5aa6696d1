/** Turkish texts of deposits and withdrawals, which load with the pages. */
const texts = {
  moneyPage: {
    acts: 'Para yatırma ve çekme',
    noDeposit: 'Henüz bir yatırma yöntemi yok',
    noWithdrawal: 'Henüz bir çekme yöntemi yok',
    hint: 'Bakiyen {{balance}}. Bayinden kredi alabilir, kredini bayine geri verebilir ya da bir kart yükleyebilirsin.',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
