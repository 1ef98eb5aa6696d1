/** What open coupons can cost on one market (rules 18.1). Pure functions. */
import { winnersAtOnce } from '../../markets/outcomes/winners_at_once.ts'
import { highestPayoutOf, highestPayoutPlaced, type OpenCoupon } from './open_coupon.ts'

/** Open coupons with a selection on the market, each counted once. */
export interface MarketTotal {
  marketId: number
  marketTypeId: number
  specifier: string
  couponCount: number
  stakesMinor: number
  /** The most places that are paid of each-way selections; 0 without any. */
  places: number
  outcomes: Map<number, OutcomeTotal>
}

/** Sums over the coupons that hold the outcome, of the most that they can pay. */
export interface OutcomeTotal {
  key: string
  /** Should it win. */
  payoutMinor: number
  /** Should it be placed behind the winner. */
  placedMinor: number
}

/** Adds a coupon to the totals of a match, or takes it away again with `sign` -1. */
export function addToMarkets(
  totals: Map<number, MarketTotal>,
  coupon: OpenCoupon,
  { matchId, sign }: { matchId: number; sign: 1 | -1 }
): void {
  const payoutMinor = sign * highestPayoutOf(coupon)
  const seen = new Set<number>()
  for (const [position, selection] of coupon.selections.entries()) {
    if (selection.matchId !== matchId || selection.result !== null) continue
    const total = totalOf(totals, selection)
    if (!seen.has(total.marketId)) {
      total.couponCount += sign
      total.stakesMinor += sign * coupon.totalStakeMinor
    }
    seen.add(total.marketId)
    const { outcomeId, outcomeKey: key, placePart } = selection
    const placedMinor = placePart ? sign * highestPayoutPlaced(coupon, position) : 0
    const before = total.outcomes.get(outcomeId) ?? { payoutMinor: 0, placedMinor: 0 }
    total.places = Math.max(total.places, placePart?.places ?? 0)
    total.outcomes.set(outcomeId, {
      key,
      payoutMinor: before.payoutMinor + payoutMinor,
      placedMinor: before.placedMinor + placedMinor,
    })
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
      places: 0,
      outcomes: new Map(),
    }
    totals.set(marketId, total)
  }
  return total
}

/** The most that a market can cost in payouts: its dearest outcomes, as many as can win together, and those placed behind a winner. */
export function worstPayoutMinor({ marketTypeId, outcomes, places }: MarketTotal): number {
  const all = [...outcomes.values()]
  if (places === 0) return dearest(all.map(won), winnersAtOnce(marketTypeId))
  return Math.max(
    ...all.map((winner) => {
      const others = all.filter((other) => other !== winner)
      return won(winner) + dearest(others.map(placed), places - 1)
    })
  )
}

const won = ({ payoutMinor }: OutcomeTotal): number => payoutMinor
const placed = ({ placedMinor }: OutcomeTotal): number => placedMinor

const dearest = (amounts: readonly number[], count: number): number =>
  amounts
    .toSorted((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, amount) => sum + amount, 0)
