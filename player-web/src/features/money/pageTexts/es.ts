/** Spanish texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Depósitos y retiros',
    noDeposit: 'Aún no hay forma de depositar',
    noWithdrawal: 'Aún no hay forma de retirar',
    hint: 'Tu saldo es {{balance}}. Tu agente puede enviarte crédito y retirarlo, y puedes canjear una tarjeta.',
  },
} satisfies TextsLike<typeof turkish, 'es'>
