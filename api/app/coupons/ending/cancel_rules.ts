/** When a player may cancel a coupon (rules 5.3). Pure functions. */
import { isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import { AppError } from '#core/errors/app_error'
import type { PlacedCoupon } from '#coupons/ending/placed_coupon'

interface CancelRules {
  /** 0 forbids cancelling. */
  cancelMinutes: number
  allowed: boolean
}

/**
 * The refusal; null when the coupon may be cancelled. 409 `updatedError` unless accepted; 422 `cancelCouponPermission`,
 * `liveCouponNotCancellable`, `matchStarted`, `cancelPeriodOver` [minutes].
 */
export function cancelRefusal(
  coupon: PlacedCoupon,
  { cancelMinutes, allowed }: CancelRules,
  now: number
): AppError | null {
  if (coupon.state !== 'accepted') return new AppError('updatedError')
  if (!allowed) return new AppError('cancelCouponPermission')
  if (
    coupon.isLive ||
    coupon.selections.some((selection) => selection.listedStartsAt <= coupon.placedAt)
  ) {
    return new AppError('liveCouponNotCancellable')
  }
  if (coupon.selections.some((s) => s.startsAt <= now || !isPreMatch(s.matchStatus))) {
    return new AppError('matchStarted')
  }
  if (now >= coupon.placedAt + cancelMinutes * 60_000) {
    return new AppError('cancelPeriodOver', { params: [cancelMinutes] })
  }
  return null
}

/** The end of the period for cancelling; null when the coupon cannot be cancelled now. */
export function cancellableUntil(
  coupon: PlacedCoupon,
  rules: CancelRules,
  now: number
): number | null {
  if (cancelRefusal(coupon, rules, now)) return null
  const starts = coupon.selections.map(({ startsAt }) => startsAt)
  return Math.min(coupon.placedAt + rules.cancelMinutes * 60_000, ...starts)
}
