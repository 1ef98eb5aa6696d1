/** A player cancels a coupon, or the desk that sold it does; the stake returns to the pockets it came from. */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { CouponEnd } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { AppError } from '#core/errors/app_error'
import { couponUndone } from '#coupons/feeding/coupon_stakes'
import { feedingJackpots, type FeedJackpots } from '#jackpots/applying/feeding'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import { cancelRefusal } from '#coupons/ending/cancel_rules'
import { recordCouponEvent } from '#coupons/actions/coupon_event'
import {
  closeCoupon,
  endOnce,
  ownCoupon,
  ownProfile,
  type EndRequest,
} from '#coupons/actions/end_coupon'
import type { PlacedCoupon } from '#coupons/ending/placed_coupon'
import { couponBooks } from '#bonuses/playing/coupon_books'
import { followPlays } from '#bonuses/playing/followed_plays'
import { freeBack } from '#bonuses/playing/pay_legs'
import { postFollowed } from '#bonuses/playing/post_followed'
import { houseAccountId, userAccounts } from '#ledger/accounts'
import { openDrawer } from '#ledger/drawer'
import { RECEIVABLE } from '#ledger/pockets'
import { post, reserveTransferId, type Transfer } from '#ledger/post'
import { userLegsOf } from '#ledger/queries/user_legs'
import { siteById } from '#sites/current_site'

/**
 * What it put into jackpots is taken back (rules 13.6). Throws 403 `notAllowed`, 404 `notFound`, as `cancelRefusal` refuses, 422
 * `fedFallenJackpot`, and for a desk as `openDrawer` does.
 */
export const cancelCoupon = (request: EndRequest): Promise<CouponEnd> =>
  feedingJackpots({ stakes: 1 }, (feed) => cancel(request, feed))

async function cancel(request: EndRequest, feed: FeedJackpots): Promise<CouponEnd> {
  const { principal, couponId, ip } = request
  const profile = await ownProfile(principal)
  const { settings } = await siteById(profile.siteId)
  const allowed = profile.limits.actions?.cancel !== 0
  const { currency } = await ownCoupon(principal, couponId)
  const stakesId = await houseAccountId(profile.siteId, 'stakes', currency)
  const transferId = await reserveTransferId()
  const books = await couponBooks({ id: couponId, siteId: profile.siteId, currency })

  return endOnce(request, ['coupon.cancel', couponId], async (trx) => {
    const coupon = await ownCoupon(principal, couponId, trx)
    const rules = { cancelMinutes: settings.cancelMinutes, allowed }
    const refusal = cancelRefusal(coupon, rules, clock.now())
    if (refusal) throw refusal
    await closeCoupon(trx, coupon, 'cancelled', coupon.totalStakeMinor)
    if (profile.isDesk) await openDrawer(trx, principal.userId, coupon.totalStakeMinor)
    const shares = await leaveJackpots(trx, coupon, stakesId, feed)
    const refund = await refundOf(trx, coupon, transferId, stakesId)
    if (books) {
      const { userId, totalStakeMinor: afterMinor } = coupon
      const followed = await followPlays(trx, 'coupon', [couponId], [userId])
      const payouts = [{ beforeMinor: 0, afterMinor }]
      refund.legs.push(...freeBack(followed, couponId))
      const back = { playId: couponId, userId, end: 'returned', payouts } as const
      await postFollowed(trx, followed, [back], [refund, ...shares], () => books)
    } else await post(trx, [refund, ...shares])
    await recordCouponEvent(trx, {
      couponId,
      kind: 'cancelled',
      actorId: principal.userId,
      detail: { amountMinor: coupon.totalStakeMinor, ip },
    })
    return { couponId, status: COUPON_STATUS.cancelled, amountMinor: coupon.totalStakeMinor }
  })
}

/** Takes the coupon's shares out of the levels. Throws 422 `fedFallenJackpot` when one was paid with them already. */
async function leaveJackpots(
  trx: Trx,
  coupon: PlacedCoupon,
  stakesId: number,
  feed: FeedJackpots
): Promise<Transfer[]> {
  const undone = couponUndone(coupon, stakesId)
  if (undone.length === 0) return []
  // the player before the levels, as when the coupon was placed
  await userAccounts([coupon.userId], { trx, lock: true })
  const { transfers, isPartlyPaid } = await feed(trx, { undone })
  if (isPartlyPaid) throw new AppError('fedFallenJackpot')
  return transfers
}

/** The reverse of the stake's transfer. Money that returns to cash first pays a debt, like every credit. */
async function refundOf(
  trx: Trx,
  coupon: PlacedCoupon,
  transferId: number,
  stakesId: number
): Promise<Transfer> {
  const drawn = await userLegsOf(trx, `coupon:${coupon.id}:stake`)
  const accounts = (await userAccounts([coupon.userId], { trx })).get(coupon.userId) ?? []
  const receivableId = accounts.find(
    ({ pocket, currency }) => pocket === RECEIVABLE && currency === coupon.currency
  )?.id
  return {
    id: transferId,
    key: `coupon:${coupon.id}:cancel`,
    kind: 'refund',
    siteId: coupon.siteId,
    currency: coupon.currency,
    referenceType: 'coupon',
    referenceId: coupon.id,
    actorId: coupon.userId,
    legs: [
      { accountId: stakesId, amountMinor: 0 - coupon.totalStakeMinor },
      ...drawn.map(({ accountId, pocket, amountMinor }) => ({
        accountId,
        amountMinor: 0 - amountMinor,
        ...(pocket === 'balance' && receivableId && { receivableId }),
      })),
    ],
  }
}
