/** A settled coupon's figures, computed from the values frozen at placing and the results of its selections. */
import { frozenBonus } from '@grandstand/shared-types/coupons/payout/bonus_rule'
import { sizesIn } from '@grandstand/shared-types/coupons/model/system_sizes'
import db from '@adonisjs/lucid/services/db'
import { settleCoupon, type CouponToSettle } from '@grandstand/shared-types/coupons/payout/payout'
import { settledOddsMilli } from '@grandstand/shared-types/coupons/payout/settled_figures'
import { COUPON_STATUS, type CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import {
  eachWayParts,
  type BothParts,
} from '@grandstand/shared-types/coupons/payout/each_way_parts'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { SelectionRow } from '#coupons/queries/coupon_selections'

type SettledFigures = Pick<CouponDetail, 'bonusPaidMinor' | 'bonusPaidPercent' | 'settledOddsMilli'>

interface Row {
  type: CouponType
  state: string
  status: number
  stake_per_line: number
  sizes: string
  payout_cap: number
  odds_cap_milli: number
  bonus_rule: string
  bonus_paid: number
}

/** For a coupon that did not win, the payout is 0 and there are no odds. */
export async function settledFigures(
  couponId: number,
  selections: readonly SelectionRow[]
): Promise<SettledFigures> {
  const row: Row = await db
    .query<Row>()
    .from('coupons')
    .where('id', couponId)
    .select('type', 'state', 'status', 'stake_per_line', 'sizes', 'payout_cap')
    .select('odds_cap_milli', 'bonus_rule', 'bonus_paid')
    .firstOrFail()
  if (row.state !== 'settled' || row.status !== COUPON_STATUS.won) {
    return { bonusPaidMinor: 0, bonusPaidPercent: 0, settledOddsMilli: null }
  }
  const coupon: CouponToSettle = {
    type: row.type,
    stakePerLineMinor: row.stake_per_line,
    sizes: sizesIn(row.sizes),
    ...eachWayParts(selections.map(bothParts)),
    maxPayoutMinor: row.payout_cap,
    maxTotalOddsMilli: row.odds_cap_milli,
    ...frozenBonus(row.bonus_rule),
  }
  return {
    bonusPaidMinor: row.bonus_paid,
    bonusPaidPercent: row.bonus_paid > 0 ? settleCoupon(coupon).bonusPercent : 0,
    settledOddsMilli: settledOddsMilli(coupon),
  }
}

const bothParts = (row: SelectionRow): BothParts => ({
  win: {
    matchId: row.matchId,
    oddsMilli: row.startingPriceMilli ?? row.oddsMilli,
    deductionPercent: row.deductionPercent,
    result: row.result,
    isBanker: Boolean(row.isBanker),
  },
  place: row.placeDivisor === null ? null : { divisor: row.placeDivisor, result: row.placeResult },
})
