/** The effect of a credit move on both balances, before it is sent. */
import type { CreditDirection, CreditMove } from '@grandstand/shared-types/wire/dealers'

export interface CreditOutlook {
  userAfterMinor: number
  /** Null for a user without a balance of their own, such as an admin. */
  actorAfterMinor: number | null
  /** The most credit that can be moved in this direction now; null for no limit. */
  maxMinor: number | null
  isPossible: boolean
}

/** `amountMinor` is null while the field is empty or cannot be read. */
export function creditOutlook(
  quote: Pick<CreditMove, 'actor' | 'user' | 'maxSendMinor' | 'maxTakeMinor'>,
  direction: CreditDirection,
  amountMinor: number | null
): CreditOutlook {
  const moved = amountMinor ?? 0
  const toUser = direction === 'send' ? moved : -moved
  const maxMinor = direction === 'send' ? quote.maxSendMinor : quote.maxTakeMinor
  const { beforeMinor } = quote.actor
  return {
    userAfterMinor: quote.user.beforeMinor + toUser,
    actorAfterMinor: beforeMinor === null ? null : beforeMinor - toUser,
    maxMinor,
    isPossible: moved > 0 && (maxMinor === null || moved <= maxMinor),
  }
}
