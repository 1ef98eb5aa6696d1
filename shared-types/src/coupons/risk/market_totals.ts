/** What open coupons can cost on one market (rules 18.1). Pure functions. */
import { winnersAtOnce } from '../../markets/outcomes/winners_at_once.ts'
import { highestPayoutOf, type OpenCoupon } from './open_coupon.ts'

/** Open coupons with a selection on the market, each counted once. */
export interface MarketTotal {
  marketId: number
  marketTypeId: number
  specifier: string
  couponCount: number
  stakesMinor: number
  /** By outcome: the sum of the highest payouts of the coupons that hold it. */
  outcomes: Map<number, { key: string; payoutMinor: number }>
}

/** Adds a coupon to the totals of a match, or takes it away again with `sign` -1. */
export function addToMarkets(
  totals: Map<number, MarketTotal>,
  coupon: OpenCoupon,
  { matchId, sign }: { matchId: number; sign: 1 | -1 }
): void {
  const payoutMinor = sign * highestPayoutOf(coupon)
  const seen = new Set<number>()
  for (const selection of coupon.selections) {
    if (selection.matchId !== matchId || selection.result !== null) continue
    const total = totalOf(totals, selection)
    if (!seen.has(total.marketId)) {
      total.couponCount += sign
      total.stakesMinor += sign * coupon.totalStakeMinor
    }
    seen.add(total.marketId)
    const { outcomeId, outcomeKey: key } = selection
    const before = total.outcomes.get(outcomeId)?.payoutMinor ?? 0
    total.outcomes.set(outcomeId, { key, payoutMinor: before + payoutMinor })
  }
  for (const marketId of seen) {
    if (totals.get(marketId)?.couponCount === 0) totals.delete(marketId)
  }
}

function totalOf(
  totals: Map<number, MarketTotal>,
  { marketId, marketTypeId, specifier }: OpenCoupon['selections'][number]
): MarketTotal {
  let total = totals.get(marketId)
  if (!total) {
    total = {
      marketId,
      marketTypeId,
      specifier,
      couponCount: 0,
      stakesMinor: 0,
      outcomes: new Map(),
    }
    totals.set(marketId, total)
  }
  return total
}

/** The most that a market can cost in payouts: its dearest outcomes, as many as can win together. */
export function worstPayoutMinor({ marketTypeId, outcomes }: MarketTotal): number {
  return [...outcomes.values()]
    .map(({ payoutMinor }) => payoutMinor)
    .toSorted((a, b) => b - a)
    .slice(0, winnersAtOnce(marketTypeId))
    .reduce((sum, payoutMinor) => sum + payoutMinor, 0)
}
