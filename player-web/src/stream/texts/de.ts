/** German texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: 'Du hast {{amount}} Guthaben erhalten.',
    creditTaken: '{{amount}} Guthaben wurden von deinem Konto abgezogen.',
    couponRefused: 'Deine Wette wurde nicht angenommen; der Einsatz ist wieder auf deinem Konto.',
    noticeWritten: 'Du hast eine neue Benachrichtigung.',
    couponWon: 'Eine deiner Wetten hat gewonnen.',
    couponLost: 'Eine deiner Wetten hat verloren.',
    couponCancelled: 'Eine deiner Wetten wurde storniert; der Einsatz ist wieder auf deinem Konto.',
    drawTicketWon: 'Dein Ziehungsschein hat {{amount}} gewonnen.',
  },
} satisfies TextsLike<typeof turkish, 'de'>
