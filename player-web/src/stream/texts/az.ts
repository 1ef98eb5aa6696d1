/** Azerbaijani texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: '{{amount}} kredit aldınız.',
    creditTaken: 'Balansınızdan {{amount}} kredit geri alındı.',
    couponRefused: 'Mərciniz qəbul edilmədi; məbləğ balansınıza qaytarıldı.',
    noticeWritten: 'Yeni bildirişiniz var.',
    couponWon: 'Mərclərinizdən biri uddu.',
    couponLost: 'Mərclərinizdən biri uduzdu.',
    couponCancelled: 'Mərclərinizdən biri ləğv edildi; məbləğ balansınıza qaytarıldı.',
    drawTicketWon: 'Tiraj biletin {{amount}} uddu.',
  },
} satisfies TextsLike<typeof turkish, 'az'>
