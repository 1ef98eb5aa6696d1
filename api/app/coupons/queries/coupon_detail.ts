import { sizesIn } from '@grandstand/shared-types/coupons/model/system_sizes'
import type { CouponBoostView, CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { bettingProfiles } from '#accounts/queries/betting_profile'
import { knownWithdrawals } from '#book/known_deductions'
import type { BoostRule } from '#boosts/placing/placed_boost'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { findRow } from '#core/lists/resource'
import { cancellableUntil } from '#coupons/ending/cancel_rules'
import { sellRules } from '#coupons/ending/own_sell_rules'
import { sellQuote } from '#coupons/ending/sell_rules'
import { shareCodeOf } from '#coupons/queries/share_code'
import {
  couponResource,
  couponScope,
  seesPayments,
  type CouponRow,
} from '#coupons/queries/coupon_list'
import { detailView, selectionRows } from '#coupons/queries/coupon_selections'
import { systemNameOf } from '#coupons/queries/system_name'
import { settledFigures } from '#coupons/queries/settled_figures'
import { couponStory, withoutPayments } from '#coupons/queries/coupon_story'
import { uncollectedAmong } from '#coupons/queries/uncollected'
import { loadPlacedCoupon, type PlacedCoupon } from '#coupons/ending/placed_coupon'
import { siteById } from '#sites/current_site'

type Detail = CouponRow & Omit<CouponDetail, keyof CouponRow>

/**
 * A coupon with its selections, their results and reasons, its events, and what its player may do with it now. Payments
 * are left out for a reader who may not know them. `language` is for tournament names; `scope` replaces the usual one,
 * by which principals read coupons. Throws 404 `notFound` outside the scope.
 */
export async function couponDetail(
  principal: Principal,
  couponId: number,
  language?: string,
  scope = couponScope(principal)
): Promise<Detail> {
  const coupon = await findRow(couponResource, couponId, scope)
  const placed = await loadPlacedCoupon(couponId)
  const profile = (await bettingProfiles([coupon.userId])).get(coupon.userId)
  if (!placed || !profile) throw AppError.notFound()
  const { settings } = await siteById(placed.siteId)
  const cancelRules = {
    cancelMinutes: settings.cancelMinutes,
    allowed: profile.limits.actions?.cancel !== 0,
  }
  const now = clock.now()
  const rows = await selectionRows([couponId])
  const open = rows.filter(({ result }) => result === null)
  const known = await knownWithdrawals(open, placed.placedAt)
  const withdrawals = new Map(open.map(({ position }, at) => [position, known[at] ?? null]))
  const { settlementRevision } = placed
  const story = await couponStory({ ...coupon, settlementRevision }, principal)
  const knowsPayments = seesPayments(principal)
  const sizes = sizesIn(placed.sizes)
  return {
    ...coupon,
    selections: rows.map((row) => {
      const withdrawal = withdrawals.get(row.position)
      return { ...detailView(row, language), ...(withdrawal && { withdrawal }) }
    }),
    story: knowsPayments ? story : withoutPayments(story),
    cancellableUntil: cancellableUntil(placed, cancelRules, now),
    sellable: sellQuote(placed, await sellRules(profile), now).refusal === null,
    shareCode: await shareCodeOf(couponId),
    sizes,
    systemName: systemNameOf(coupon, sizes, rows),
    ...(await settledFigures(couponId, rows)),
    boost: boostView(placed, knowsPayments),
    ...(!knowsPayments && { bonusPaidMinor: 0, bonusPaidPercent: 0 }),
    ...(knowsPayments && { isUncollected: (await uncollectedAmong([couponId])).has(couponId) }),
  }
}

function boostView(
  { boostRule, boostExtraMinor, boostPaidMinor }: PlacedCoupon,
  knowsPayments: boolean
): CouponBoostView | null {
  if (boostRule === '') return null
  const { boostId, boostedMilli }: BoostRule = JSON.parse(boostRule)
  return {
    boostId,
    boostedMilli,
    extraMinor: boostExtraMinor,
    paidMinor: knowsPayments ? boostPaidMinor : 0,
  }
}
