/** Reads the selections of matches in the order of their coupons, whatever index the query planner would choose. */
import { dialect } from '#core/dialect/current'

const INDEX = 'coupon_selections_match_id_coupon_id_index'

/** Goes behind the table's name. */
export const byMatchAndCoupon = () => dialect().byIndex(INDEX)

/** Joins to `coupon_selections as s` the outcomes as `o` and the coupons as `c`. */
export function withOutcomesAndCoupons(): string {
  const { joinInOrder: join } = dialect()
  return `${byMatchAndCoupon()} ${join} outcomes as o on o.id = s.outcome_id ${join} coupons as c on c.id = s.coupon_id`
}
