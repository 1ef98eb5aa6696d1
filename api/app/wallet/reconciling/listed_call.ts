/** A transaction of a provider's list as the call that never came, or never was answered. */
import { isWinKind } from '@grandstand/shared-types/games/wallet/transactions'
import type { ListedMoney, ListedTransaction } from '#games/providers/dialects/provider_dialect'
import type { MoneyCall } from '#wallet/calls/calls'

/**
 * Null for what the list does not tell whole, and for bets: a bet that the player never had drawn is for staff to judge. What
 * it says is what the provider's own call says, so that one of them is the copy of the other (rules 12.2).
 */
export function listedCall({
  transactionId,
  roundId,
  money,
}: Pick<ListedTransaction, 'transactionId' | 'roundId' | 'money'>): MoneyCall | null {
  if (roundId === null || money === null) return null
  const of = {
    ...{ transactionId, roundId, closesRound: money.closesRound },
    ...{ userId: money.userId, sessionToken: null },
  }
  const { kind, betTransactionId } = money
  if (kind === 'endRound') return { ...of, kind }
  if (kind === 'rollback') {
    return betTransactionId === null ? null : { ...of, kind, betTransactionId, takesWins: true }
  }
  if (!isWinKind(kind)) return null
  return { ...of, ...amountOf(money), kind, betTransactionId }
}

const amountOf = ({ gameCode, amountMinor, currency }: ListedMoney) => ({
  gameCode,
  amountMinor,
  roundedUpBy: 0,
  currency,
})
