/** Italian texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: 'Hai ricevuto {{amount}} di credito.',
    creditTaken: '{{amount}} di credito sono stati ritirati dal tuo saldo.',
    couponRefused: 'La tua scommessa non è stata accettata; la puntata è tornata sul tuo saldo.',
    noticeWritten: 'Hai una nuova notifica.',
    couponWon: 'Una delle tue scommesse ha vinto.',
    couponLost: 'Una delle tue scommesse ha perso.',
    couponCancelled:
      'Una delle tue scommesse è stata annullata; la puntata è tornata sul tuo saldo.',
    drawTicketWon: 'Il tuo biglietto ha vinto {{amount}}.',
  },
} satisfies TextsLike<typeof turkish, 'it'>
