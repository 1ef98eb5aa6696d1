/** Croatian texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: 'Primili ste {{amount}} kredita.',
    creditTaken: '{{amount}} kredita oduzeto je s vašeg stanja.',
    couponRefused: 'Vaša oklada nije prihvaćena; ulog je vraćen na vaše stanje.',
    noticeWritten: 'Imate novu obavijest.',
    couponWon: 'Jedna vaša oklada je dobitna.',
    couponLost: 'Jedna vaša oklada je gubitna.',
    couponCancelled: 'Jedna vaša oklada je otkazana; ulog je vraćen na vaše stanje.',
    drawTicketWon: 'Vaš listić izvlačenja dobio je {{amount}}.',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
