/** Turkish texts of notifications. */

const texts = {
  news: {
    creditSent: 'Hesabına {{amount}} kredi yüklendi.',
    creditTaken: 'Hesabından {{amount}} kredi geri alındı.',
    couponRefused: 'Kuponun kabul edilmedi, tutar iade edildi.',
    couponWon: 'Bir kuponun kazandı.',
    couponLost: 'Bir kuponun kaybetti.',
    couponCancelled: 'Bir kuponun iptal edildi, tutar iade edildi.',
    drawTicketWon: 'Çekiliş biletin {{amount}} kazandı.',
    noticeWritten: 'Yeni bir bildirimin var.',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../i18n/texts.ts' {
  interface Shape extends Own {}
}
