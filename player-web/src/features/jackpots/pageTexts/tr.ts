/** Turkish texts of jackpots; they load with what shows them. */
const texts = {
  jackpots: {
    winners: 'Kazananlar',
    before: 'En geç {{amount}} olunca düşer',
    fell: '{{level}} düştü: {{name}} {{amount}} kazandı.',
    wonTitle: 'Jackpotu kazandın!',
    won: 'Kazancın bakiyende.',
    paperTitle: 'Bu gişenin bileti jackpotu kazandı!',
    paperWon: '{{code}} numaralı bilet kazandı. Asıl bileti getirene ödenir.',
    none: 'Henüz bir jackpot düşmedi',
    noneHint: 'İlk kazanan burada görünecek.',
    proof: 'Kanıtı gör',
    range: 'Düştüğü aralık',
    figure: 'Hesaplanan tutar',
    chance: 'Bahsin şansı',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
