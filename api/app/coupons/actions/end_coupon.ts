/**
 * Shared by cancelling and selling: a player or a desk ends an accepted coupon of their own, only once even when
 * requests run in parallel.
 */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { CouponEnd } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { bettingProfiles, type BettingProfile } from '#accounts/queries/betting_profile'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import { withIdempotency } from '#core/requests/idempotency'
import { loadPlacedCoupon, type PlacedCoupon } from '#coupons/ending/placed_coupon'

export interface EndRequest {
  principal: Principal
  couponId: number
  /** Idempotency-Key. Without a key, a repeated request is refused because the coupon is no longer accepted. */
  key: string | null
  /** The caller's address, kept with the event. */
  ip: string
}

/** The profile of a player or a desk. Throws 403 `notAllowed` for a deleted user. */
export async function ownProfile({ userId }: Principal): Promise<BettingProfile> {
  const profile = (await bettingProfiles([userId])).get(userId)
  if (!profile) throw AppError.notAllowed()
  return profile
}

/** The player's profile. Throws 403 `notAllowed` for any other user type. */
export async function playerProfile(principal: Principal): Promise<BettingProfile> {
  const profile = await ownProfile(principal)
  if (profile.isDesk) throw AppError.notAllowed()
  return profile
}

/** The player's own coupon; with `trx` it is locked until `trx` ends. Throws 404 `notFound`. */
export async function ownCoupon(
  principal: Principal,
  couponId: number,
  trx?: Trx
): Promise<PlacedCoupon> {
  const coupon = await loadPlacedCoupon(couponId, trx)
  if (!coupon || coupon.userId !== principal.userId) throw AppError.notFound()
  return coupon
}

/**
 * Runs `work` in one transaction and announces the end. With a key, the answer is stored and given again for an equal
 * `request`.
 */
export async function endOnce(
  { principal, couponId, key }: EndRequest,
  request: unknown,
  work: (trx: Trx) => Promise<CouponEnd>
): Promise<CouponEnd> {
  const answer = key
    ? await withIdempotency(principal, key, request, async (trx) => ({
        status: 200,
        body: await work(trx),
      }))
    : { body: await inTransaction(work), isReplay: false }
  if (!answer.isReplay) {
    const { userId } = principal
    bus.emit('couponSettled', { couponId, userId, status: answer.body.status })
    bus.emit('balanceChanged', { userIds: [userId] })
  }
  return answer.body
}

/** Moves the coupon to its final state. Throws 409 `updatedError` when it was no longer accepted. */
export async function closeCoupon(
  trx: Trx,
  { id, settlementRevision }: PlacedCoupon,
  state: 'cancelled' | 'sold',
  payoutMinor: number
): Promise<void> {
  const closed: unknown = await trx
    .from('coupons')
    .where({ id, state: 'accepted', settlement_revision: settlementRevision })
    .update({
      state,
      status: COUPON_STATUS[state],
      payout: payoutMinor,
      unclamped_payout: payoutMinor,
      // a cancelled coupon was never settled; without a time, its stake does not count as paid out
      settled_at: state === 'sold' ? clock.now() : null,
    })
  if (Number(closed) !== 1) throw new AppError('updatedError')
}
