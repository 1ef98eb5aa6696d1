import { wageringDue } from '@grandstand/shared-types/money/wagering'
import type { UserAccount } from '#ledger/accounts'
import type { NewWagering } from '#ledger/wagering'
import type { Payment } from '#payments/moving/payment'

interface Credited {
  payment: Payment
  /** The player's accounts, locked. */
  accounts: readonly UserAccount[]
}

/** What players must play of deposits that are credited now, as each deposit's method asked at the order (rules 11.7). */
export const wageringsOfDeposits = (credited: readonly Credited[]): NewWagering[] =>
  credited
    .filter(({ payment: { direction } }) => direction === 'deposit')
    .map(({ payment, accounts }) => {
      const amountMinor = payment.amountMinor - payment.feeMinor
      return {
        siteId: payment.siteId,
        userId: payment.userId,
        sourceType: 'payment',
        sourceId: payment.id,
        amountMinor,
        dueMinor: wageringDue(amountMinor, payment.wageringPercentMilli),
        accounts,
      }
    })
