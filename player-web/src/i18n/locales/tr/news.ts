/** Turkish texts of notifications. */
export const news = {
  news: {
    creditSent: 'Hesabınıza {{amount}} gönderildi.',
    creditTaken: 'Bakiyenizden {{amount}} alındı.',
    couponRefused: 'Canlı kuponunuz kabul edilmedi, tutar iade edildi.',
    couponWon: 'Bir kuponunuz kazandı.',
    couponLost: 'Bir kuponunuz kaybetti.',
    couponCancelled: 'Bir kuponunuz iptal edildi, tutar iade edildi.',
    close: 'Kapat',
  },
}
