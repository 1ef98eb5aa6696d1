/** English texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Deposit and withdraw',
    noDeposit: 'There is no way to deposit yet',
    noWithdrawal: 'There is no way to withdraw yet',
    hint: 'Your balance is {{balance}}. Your dealer can send you credit and take it back, and you can redeem a card.',
  },
} satisfies TextsLike<typeof turkish, 'en'>
