import { sizesIn } from '@grandstand/shared-types/coupons/model/system_sizes'
import type { CouponBoost } from '@grandstand/shared-types/coupons/payout/boost'
import { frozenBonus } from '@grandstand/shared-types/coupons/payout/bonus_rule'
import {
  eachWayParts,
  type BothParts,
} from '@grandstand/shared-types/coupons/payout/each_way_parts'
import type { PastCoupon } from '@grandstand/shared-types/rule_lab/past_coupon'
import type { CouponRow, SelectionRow } from '#rule_lab/queries/coupon_pages'

/** The coupon as the rules read it. */
export function pastCouponOf(row: CouponRow, selections: readonly SelectionRow[]): PastCoupon {
  return {
    type: row.type,
    stakePerLineMinor: row.stakePerLine,
    totalStakeMinor: row.totalStake,
    sizes: sizesIn(row.sizes),
    ...eachWayParts(selections.map(bothParts)),
    selections,
    maxPayoutMinor: row.payoutCap,
    maxTotalOddsMilli: row.oddsCapMilli,
    ...frozenBonus(row.bonusRule),
    ...(row.boostRule !== '' && { boost: JSON.parse(row.boostRule) as CouponBoost }),
  }
}

const bothParts = (selection: SelectionRow): BothParts => ({
  win: selection,
  place:
    selection.placeDivisor === null
      ? null
      : { divisor: selection.placeDivisor, result: selection.placeResult },
})
