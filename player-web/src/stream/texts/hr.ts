/** Croatian texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: 'Primili ste {{amount}} kredita.',
    creditTaken: '{{amount}} kredita oduzeto je s vašeg stanja.',
    couponRefused: 'Vaša oklada uživo nije prihvaćena; ulog je vraćen na vaše stanje.',
    noticeWritten: 'Imate novu obavijest.',
    couponWon: 'Jedna vaša oklada je dobitna.',
    couponLost: 'Jedna vaša oklada je gubitna.',
    couponCancelled: 'Jedna vaša oklada je otkazana; ulog je vraćen na vaše stanje.',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
