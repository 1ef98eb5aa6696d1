/** Spanish texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: 'Has recibido {{amount}} de crédito.',
    creditTaken: 'Se han retirado {{amount}} de crédito de tu saldo.',
    couponRefused: 'Tu apuesta no fue aceptada; el importe ha vuelto a tu saldo.',
    noticeWritten: 'Tienes una notificación nueva.',
    couponWon: 'Una de tus apuestas ha ganado.',
    couponLost: 'Una de tus apuestas ha perdido.',
    couponCancelled: 'Una de tus apuestas fue cancelada; el importe ha vuelto a tu saldo.',
    drawTicketWon: 'Tu boleto de sorteo ha ganado {{amount}}.',
  },
} satisfies TextsLike<typeof turkish, 'es'>
