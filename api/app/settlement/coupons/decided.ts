/** The coupons that a settlement decides, or opens again. Pure functions. */
import type { SortedOut } from '#settlement/coupons/alike'
import type { DecidedCoupon } from '#settlement/coupons/brand_effects'
import type { TouchedCoupon } from '#settlement/coupons/due_selections'
import type { Settlement } from '#settlement/coupons/settlement_of'
import { moneyOf } from '#settlement/coupons/transfers'

export const decidedOf = (settlements: readonly Settlement[]): DecidedCoupon[] =>
  settlements
    .filter(({ isNews }) => isNews)
    .map((settlement) => ({
      id: settlement.coupon.id,
      siteId: settlement.coupon.site_id,
      currency: settlement.coupon.currency,
      stakeMinor: settlement.coupon.total_stake,
      movedMinor: moneyOf(settlement),
    }))

/** Those among `coupons` that `sortOut` found lost, which moves no money. */
export function decidedAlike(
  coupons: readonly TouchedCoupon[],
  { lost }: Pick<SortedOut, 'lost'>
): DecidedCoupon[] {
  const ids = new Set(lost.flatMap((alike) => alike.ids))
  return coupons
    .filter(({ id }) => ids.has(id))
    .map(({ id, site_id: siteId, currency, total_stake: stakeMinor }) => ({
      id,
      siteId,
      currency,
      stakeMinor,
      movedMinor: 0,
    }))
}
