/** Dutch texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: 'Je hebt {{amount}} tegoed ontvangen.',
    creditTaken: '{{amount}} tegoed is van je saldo afgehaald.',
    couponRefused: 'Je weddenschap is niet geaccepteerd; de inzet staat weer op je saldo.',
    noticeWritten: 'Je hebt een nieuwe melding.',
    couponWon: 'Een van je weddenschappen heeft gewonnen.',
    couponLost: 'Een van je weddenschappen heeft verloren.',
    couponCancelled: 'Een van je weddenschappen is geannuleerd; de inzet staat weer op je saldo.',
    drawTicketWon: 'Je lot heeft {{amount}} gewonnen.',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
