/** An open coupon as the house's risk reads it, and what it would pay. Pure functions. */
import type { OutcomeResult } from '../../markets/model/outcome_result.ts'
import { settleBoosted, type CouponBoost } from '../payout/boost.ts'
import type { CouponToSettle } from '../payout/payout.ts'
import type { CouponParts, SelectionToSettle } from '../payout/selection_to_settle.ts'
import { eachWayParts, type PlacePart } from '../payout/each_way_parts.ts'

/** The place part of an each-way selection, and how many places are paid. */
export interface OpenPlace extends PlacePart {
  places: number
}

export interface OpenSelection extends Omit<SelectionToSettle, 'place'> {
  /** Absent for a bet to win. */
  placePart?: OpenPlace
  marketId: number
  marketTypeId: number
  specifier: string
  outcomeId: number
  outcomeKey: string
}

export interface OpenCoupon extends Omit<CouponToSettle, keyof CouponParts> {
  id: number
  siteId: number
  currency: string
  totalStakeMinor: number
  selections: readonly OpenSelection[]
  boost: CouponBoost | null
}

export interface Payout {
  /** What the coupon pays; while selections are open, the most that it can pay. */
  payoutMinor: number
  /** Whether the coupon is decided, so that nothing can change what it pays. */
  isCertain: boolean
}

/** What a coupon pays with these results, one for each selection; null is open, and counts as won (rules 18.1). */
export function payoutWith(coupon: OpenCoupon, results: readonly (OutcomeResult | null)[]): Payout {
  const known = settledWith(coupon, results)
  if (known.settled) return { payoutMinor: known.payoutMinor, isCertain: true }
  const best = settledWith(
    coupon,
    results.map((result) => result ?? 'won')
  )
  return { payoutMinor: best.payoutMinor, isCertain: false }
}

/** The most that a coupon can still pay. */
export const highestPayoutOf = (coupon: OpenCoupon): number =>
  payoutWith(
    coupon,
    coupon.selections.map(({ result }) => result)
  ).payoutMinor

/** The most that it can still pay when the each-way selection at this position does not win, and is placed. */
export const highestPayoutPlaced = (coupon: OpenCoupon, position: number): number =>
  settledWith(
    coupon,
    coupon.selections.map(({ result }, at) => (at === position ? 'lost' : (result ?? 'won'))),
    position
  ).payoutMinor

/** What is open in a place part is as the win part; only that at `placedAt` has won whatever its win part is. */
function settledWith(
  coupon: OpenCoupon,
  results: readonly (OutcomeResult | null)[],
  placedAt: number | null = null
) {
  const parts = eachWayParts(
    coupon.selections.map(({ placePart, ...selection }, position) => {
      const result = results[position] ?? null
      const placed = position === placedAt ? 'won' : (placePart?.result ?? result)
      return {
        win: { ...selection, result },
        place: placePart ? { divisor: placePart.divisor, result: placed } : null,
      }
    })
  )
  return settleBoosted({ ...coupon, ...parts }, coupon.boost)
}
