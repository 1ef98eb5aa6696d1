/** The effect of a credit move on the balances and the debt, before it is sent. */
import type {
  CreditBound,
  CreditDirection,
  CreditQuote,
} from '@grandstand/shared-types/wire/people/dealers'

export interface CreditOutlook {
  userAfterMinor: number
  /** Null for an actor without an own balance, such as an admin. */
  actorAfterMinor: number | null
  /** Null when the user has no debt. */
  debtAfterMinor: number | null
  /** The most credit that can be moved in this direction now; null for no limit. */
  maxMinor: number | null
  /** The reason for that limit: a bound of credit, or the debt that is paid. */
  bound: CreditBound | 'debt' | null
  isPossible: boolean
}

/** Computes the outlook; `amountMinor` is null while the field is empty or unreadable. */
export function creditOutlook(
  quote: Pick<CreditQuote, 'actor' | 'user' | 'debtMinor' | 'isOnCredit' | 'send' | 'take'>,
  direction: CreditDirection,
  amountMinor: number | null
): CreditOutlook {
  const moved = amountMinor ?? 0
  const toUser = { send: moved, take: -moved, repay: 0 }[direction]
  const { mostMinor, bound } =
    direction === 'repay'
      ? { mostMinor: quote.debtMinor ?? 0, bound: 'debt' as const }
      : quote[direction]
  const { balanceMinor } = quote.actor
  return {
    userAfterMinor: quote.user.balanceMinor + toUser,
    actorAfterMinor: balanceMinor === null ? null : balanceMinor - toUser,
    debtAfterMinor: quote.debtMinor === null ? null : debtAfter(quote, direction, moved),
    maxMinor: mostMinor,
    bound,
    isPossible: moved > 0 && (mostMinor === null || moved <= mostMinor),
  }
}

/** The debt after a movement: credit sent on credit adds to it; credit taken back and payments reduce it. */
function debtAfter(
  { debtMinor, isOnCredit }: Pick<CreditQuote, 'debtMinor' | 'isOnCredit'>,
  direction: CreditDirection,
  moved: number
): number {
  const debt = debtMinor ?? 0
  if (direction === 'send') return isOnCredit ? debt + moved : debt
  return Math.max(0, debt - moved)
}
