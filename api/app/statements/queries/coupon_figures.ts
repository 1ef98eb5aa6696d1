/** The figures of a coupon that count for commission (rules 8.10), as SQL expressions over the columns of `coupons`. */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { CommissionBasis } from '@grandstand/shared-types/statements/commission'

/** An open or cancelled coupon counts for nothing, and the stake of a sold coupon is no turnover. */
const counts = `coupons.state <> 'accepted' and coupons.status <> ${COUPON_STATUS.cancelled}`
const netWin = 'coupons.total_stake - coalesce(coupons.payout, 0)'

export const COUPON_FIGURES = {
  turnover: `case when ${counts} and coupons.state <> 'sold' then coupons.total_stake else 0 end`,
  grossWin: `case when ${counts} then ${netWin} + coupons.bonus_paid + coupons.boost_paid else 0 end`,
  netWin: `case when ${counts} then ${netWin} else 0 end`,
} as const satisfies Record<CommissionBasis, string>

interface Narrowable {
  where(column: string, operator: string, value: number): unknown
  whereNull(column: string): unknown
  whereIn(column: string, values: number[]): unknown
}

/**
 * Narrows to coupons whose settlement was taken back and not made anew: they are open again, or a player has cancelled
 * them since. Earlier statements may have counted them.
 */
export function takenBack<Q extends Narrowable>(query: Q): Q {
  query.whereIn('coupons.status', [COUPON_STATUS.waiting, COUPON_STATUS.cancelled])
  query.whereNull('coupons.settled_at')
  query.where('coupons.settlement_revision', '>', 0)
  return query
}
