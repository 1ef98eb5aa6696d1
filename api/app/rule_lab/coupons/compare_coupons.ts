/** Compares what coupons paid with what they would have paid, page by page. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { TrialSums } from '@grandstand/shared-types/rule_lab/trial_sums'
import { outcomeOf, type Forecaster } from '#rule_lab/coupons/forecaster'
import { pastCouponOf } from '#rule_lab/coupons/past_coupon_of'
import {
  couponsBetween,
  selectionsOf,
  type CouponRow,
  type CouponScope,
} from '#rule_lab/queries/coupon_pages'
import { numbersFrom } from '#rule_lab/queries/first_number'
import type { Progress } from '#rule_lab/running/trial'

/** So few that other requests wait some milliseconds at most, even where a query blocks the process. */
const NUMBERS_AT_ONCE = 500

/** Several servers number coupons in blocks, so numbers follow the time only roughly: a day more is read. */
const A_DAY_MS = 24 * 3_600_000

export interface TrialScope extends CouponScope {
  /** First moments of the days, ascending. */
  dayStarts: readonly number[]
}

/** Null when the trial was over before its end. */
export async function compareCoupons(
  scope: TrialScope,
  forecaster: Forecaster,
  { isOver, tell }: Progress
): Promise<TrialSums | null> {
  const sums = new TrialSums(scope.dayStarts)
  const since = scope.fromMs - A_DAY_MS
  const { afterId: first, toId: last } = await numbersFrom('coupons', 'placed_at', since)
  const endOf = (afterId: number) => Math.min(last, afterId + NUMBERS_AT_ONCE)
  let next = couponsBetween(scope, first, endOf(first))
  for (let afterId = first; afterId < last; afterId += NUMBERS_AT_ONCE) {
    const rows = await next
    if (isOver()) return null
    const toId = endOf(afterId)
    // a database that runs beside the process reads the next page while this one is computed
    next = couponsBetween(scope, toId, endOf(toId))
    // awaited in the next turn, or not at all when this page fails
    next.catch(() => {})
    await comparePage(rows, forecaster, sums)
    tell((100 * (toId - first)) / (last - first), sums.count)
    await nextTurn()
  }
  return isOver() ? null : sums
}

async function comparePage(
  rows: readonly CouponRow[],
  forecaster: Forecaster,
  sums: TrialSums
): Promise<void> {
  await forecaster.meet?.(rows)
  const isTouched = rows.map(forecaster.mayTouch)
  const touched = rows.filter((_, index) => isTouched[index])
  const selections = await selectionsOf(touched.map(({ id }) => id))
  const coupons = new Map(
    touched.map((row) => [row, { row, past: pastCouponOf(row, selections.get(row.id) ?? []) }])
  )
  await forecaster.prepare?.([...coupons.values()])
  for (const row of rows) {
    const before = outcomeOf(row)
    const coupon = coupons.get(row)
    const { id, userId, currency, placedAt: at } = row
    sums.add({ id, userId, currency, at }, before, coupon ? forecaster.outcome(coupon) : before)
  }
}
