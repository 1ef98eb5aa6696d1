/** Turkish texts of notifications. */

const texts = {
  news: {
    creditSent: 'Hesabınıza {{amount}} gönderildi.',
    creditTaken: 'Bakiyenizden {{amount}} alındı.',
    couponRefused: 'Canlı kuponunuz kabul edilmedi, tutar iade edildi.',
    couponWon: 'Bir kuponunuz kazandı.',
    couponLost: 'Bir kuponunuz kaybetti.',
    couponCancelled: 'Bir kuponunuz iptal edildi, tutar iade edildi.',
    close: 'Kapat',
  },
} as const
export default texts

type Own = typeof texts
declare module '../i18n/texts.ts' {
  interface Shape extends Own {}
}
