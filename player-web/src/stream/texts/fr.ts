/** French texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: 'Vous avez reçu {{amount}} de crédit.',
    creditTaken: '{{amount}} de crédit ont été repris de votre solde.',
    couponRefused: 'Votre pari n’a pas été accepté ; la mise est revenue sur votre solde.',
    noticeWritten: 'Vous avez une nouvelle notification.',
    couponWon: 'Un de vos paris est gagnant.',
    couponLost: 'Un de vos paris est perdant.',
    couponCancelled: 'Un de vos paris a été annulé ; la mise est revenue sur votre solde.',
    drawTicketWon: 'Votre ticket de tirage a gagné {{amount}}.',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
