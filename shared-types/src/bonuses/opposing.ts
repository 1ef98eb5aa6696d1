/** Coupons that bet against each other with one bonus (rules 15.5). Pure. */

/** A selection of a coupon. */
export interface Pick {
  marketId: number
  outcomeId: number
}

/** Whether two coupons hold different outcomes of one market: whatever happens, one of both goes far to pay for the other. */
export const areOpposed = (one: readonly Pick[], other: readonly Pick[]): boolean =>
  one.some(({ marketId, outcomeId }) =>
    other.some((pick) => pick.marketId === marketId && pick.outcomeId !== outcomeId)
  )
