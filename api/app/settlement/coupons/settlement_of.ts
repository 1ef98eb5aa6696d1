/** The settlement of a coupon from the results of its selections. Pure; shared by the run and its dry run. */
import { sizesIn } from '@grandstand/shared-types/coupons/model/system_sizes'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { frozenBonus } from '@grandstand/shared-types/coupons/payout/bonus_rule'
import { settleBoosted, type CouponBoost } from '@grandstand/shared-types/coupons/payout/boost'
import {
  eachWayParts,
  type BothParts,
} from '@grandstand/shared-types/coupons/payout/each_way_parts'
import type { CouponRow, SelectionRow, SettlementState } from '#settlement/coupons/coupon_row'

export interface Settlement {
  coupon: CouponRow
  next: SettlementState
  /** Whether anything but `open_count` differs; if so, the coupon gets a new settlement revision. */
  isNews: boolean
}

/** A settled coupon is open again when a correction leaves a selection open. */
export function settlementOf(
  coupon: CouponRow,
  selections: readonly SelectionRow[],
  now: number
): Settlement {
  const toSettle = {
    type: coupon.type,
    stakePerLineMinor: coupon.stake_per_line,
    sizes: sizesIn(coupon.sizes),
    ...eachWayParts(selections.map(bothParts)),
    maxPayoutMinor: coupon.payout_cap,
    maxTotalOddsMilli: coupon.odds_cap_milli,
    ...frozenBonus(coupon.bonus_rule),
  }
  const boost: CouponBoost | null = coupon.boost_rule === '' ? null : JSON.parse(coupon.boost_rule)
  const outcome = settleBoosted(toSettle, boost)
  const next: SettlementState = {
    state: outcome.settled ? 'settled' : 'accepted',
    status: COUPON_STATUS[outcome.status],
    settlement_revision: coupon.settlement_revision,
    open_count: selections.filter((selection) => selection.result === null).length,
    payout: outcome.settled ? outcome.payoutMinor : null,
    unclamped_payout: outcome.settled ? outcome.uncappedMinor : null,
    bonus_paid: outcome.bonusMinor,
    boost_paid: outcome.boostMinor,
    is_partially_returned: outcome.isPartiallyReturned ? 1 : 0,
    settled_at: coupon.settled_at,
  }
  const isNews =
    next.state !== coupon.state ||
    next.status !== coupon.status ||
    next.payout !== coupon.payout ||
    next.unclamped_payout !== coupon.unclamped_payout ||
    next.bonus_paid !== coupon.bonus_paid ||
    next.boost_paid !== coupon.boost_paid ||
    next.is_partially_returned !== Number(coupon.is_partially_returned)
  if (isNews) {
    next.settlement_revision++
    next.settled_at = outcome.settled ? now : null
  }
  return { coupon, next, isNews }
}

const bothParts = (selection: SelectionRow): BothParts => ({
  win: {
    matchId: selection.match_id,
    oddsMilli: selection.starting_price_milli ?? selection.odds_milli,
    result: selection.result,
    isBanker: Boolean(selection.is_banker),
    deductionPercent: selection.deduction_percent,
  },
  place:
    selection.place_divisor === null
      ? null
      : { divisor: selection.place_divisor, result: selection.place_result },
})
