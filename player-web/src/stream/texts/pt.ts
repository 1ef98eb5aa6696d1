/** Portuguese texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: 'Recebeu {{amount}} de crédito.',
    creditTaken: 'Foram retirados {{amount}} de crédito do seu saldo.',
    couponRefused: 'A sua aposta não foi aceite; o valor voltou ao seu saldo.',
    noticeWritten: 'Tem uma nova notificação.',
    couponWon: 'Uma das suas apostas ganhou.',
    couponLost: 'Uma das suas apostas perdeu.',
    couponCancelled: 'Uma das suas apostas foi cancelada; o valor voltou ao seu saldo.',
    drawTicketWon: 'O teu bilhete de sorteio ganhou {{amount}}.',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
