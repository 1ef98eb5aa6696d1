/** An open coupon as the house's risk reads it, and what it would pay. Pure functions. */
import type { OutcomeResult } from '../../markets/model/outcome_result.ts'
import { settleBoosted, type CouponBoost } from '../payout/boost.ts'
import type { CouponToSettle } from '../payout/payout.ts'
import type { SelectionToSettle } from '../payout/selection_to_settle.ts'

export interface OpenSelection extends SelectionToSettle {
  marketId: number
  marketTypeId: number
  specifier: string
  outcomeId: number
  outcomeKey: string
}

export interface OpenCoupon extends Omit<CouponToSettle, 'selections'> {
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

function settledWith(coupon: OpenCoupon, results: readonly (OutcomeResult | null)[]) {
  const selections = coupon.selections.map((selection, position) => ({
    ...selection,
    result: results[position] ?? null,
  }))
  return settleBoosted({ ...coupon, selections }, coupon.boost)
}
