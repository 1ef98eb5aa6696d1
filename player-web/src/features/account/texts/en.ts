/** English texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'Transactions',
    date: 'Date',
    type: 'Type',
    amount: 'Amount',
    balance: 'Balance',
    income: 'In',
    expense: 'Out',
    empty: 'No transactions in this period',
    emptyHint: 'Bets, payouts and credits appear here.',
    error: 'Transactions could not be loaded',
    days: 'Period',
    lastDays_one: 'Last {{count}} day',
    lastDays_other: 'Last {{count}} days',
    everything: 'All',
    kind: {
      stake: 'Bet placed',
      accept: 'Live bet accepted',
      win: 'Bet won',
      refund: 'Bet returned',
      resettle: 'Result corrected',
      bonus: 'Bonus',
      sell: 'Bet sold',
      creditSent: 'Credit received',
      creditTaken: 'Credit taken',
      debtPaid: 'Debt paid',
      cardsMade: 'Cards made',
      cardRedeemed: 'Card redeemed',
      cardsVoided: 'Cards voided',
      cardsExpired: 'Cards expired',
      commissionPaid: 'Commission paid',
      terminalDeposit: 'Cash deposit',
    },
  },
} satisfies TextsLike<typeof turkish, 'en'>
