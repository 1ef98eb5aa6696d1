/** Italian texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Depositi e prelievi',
    noDeposit: 'Non c’è ancora un modo per depositare',
    noWithdrawal: 'Non c’è ancora un modo per prelevare',
    hint: 'Il tuo saldo è {{balance}}. Il tuo agente può inviarti credito e ritirarlo, e puoi riscattare una carta.',
  },
} satisfies TextsLike<typeof turkish, 'it'>
