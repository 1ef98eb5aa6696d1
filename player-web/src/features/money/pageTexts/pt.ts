/** Portuguese texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Depósitos e levantamentos',
    noDeposit: 'Ainda não é possível depositar',
    noWithdrawal: 'Ainda não é possível levantar',
    hint: 'O seu saldo é {{balance}}. O seu agente pode enviar-lhe crédito e retirá-lo, e pode resgatar um cartão.',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
