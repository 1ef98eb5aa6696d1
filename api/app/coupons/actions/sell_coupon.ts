/** A player sells a coupon back to the house by an offer that has not expired (must-hold M11). */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { CouponEnd } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { recordCouponEvent } from '#coupons/actions/coupon_event'
import {
  closeCoupon,
  endOnce,
  ownCoupon,
  playerProfile,
  type EndRequest,
} from '#coupons/actions/end_coupon'
import { readOffer } from '#coupons/actions/sell_offer'
import { sellRules } from '#coupons/ending/own_sell_rules'
import { sellQuote } from '#coupons/ending/sell_rules'
import { couponBooks } from '#bonuses/playing/coupon_books'
import { followPlays } from '#bonuses/playing/followed_plays'
import { payLegs } from '#bonuses/playing/pay_legs'
import { postFollowed } from '#bonuses/playing/post_followed'
import { houseAccountId, userAccounts } from '#ledger/accounts'
import { RECEIVABLE } from '#ledger/pockets'
import { post, reserveTransferId, type Leg, type Transfer } from '#ledger/post'

/**
 * Pays the offered price. Throws 403 `notAllowed`, 404 `notFound`, 422 `sellOfferExpired`, 422 `sellOfferChanged` when
 * an offer made now would be lower or the coupon was settled since, and as `sellQuote` refuses.
 */
export async function sellCoupon(request: EndRequest, offerId: string): Promise<CouponEnd> {
  const { principal, couponId, ip } = request
  const profile = await playerProfile(principal)
  const rules = await sellRules(profile)
  const { currency } = await ownCoupon(principal, couponId)
  const winningsId = await houseAccountId(profile.siteId, 'winnings', currency)
  const toCash = await cashLeg(principal, currency)
  const transferId = await reserveTransferId()
  const books = await couponBooks({ id: couponId, siteId: profile.siteId, currency })

  return endOnce(request, ['coupon.sell', couponId, offerId], async (trx) => {
    const coupon = await ownCoupon(principal, couponId, trx)
    const quote = sellQuote(coupon, rules, clock.now())
    if (quote.refusal) throw quote.refusal
    const { amountMinor, revision } = readOffer(offerId, couponId)
    if (revision !== coupon.settlementRevision || quote.amountMinor < amountMinor) {
      throw new AppError('sellOfferChanged')
    }
    await closeCoupon(trx, coupon, 'sold', amountMinor)
    const { userId } = principal
    const followed = books && (await followPlays(trx, 'coupon', [couponId], [userId]))
    const payout = { beforeMinor: 0, afterMinor: amountMinor }
    const own = followed && payLegs(followed, { playId: couponId, userId, ...payout })
    const transfers: Transfer[] = [
      {
        id: transferId,
        key: `coupon:${couponId}:sell`,
        kind: 'sell',
        siteId: coupon.siteId,
        currency,
        referenceType: 'coupon',
        referenceId: couponId,
        actorId: principal.userId,
        legs: [
          { accountId: winningsId, amountMinor: 0 - amountMinor },
          ...(own ?? [{ ...toCash, amountMinor }]),
        ],
      },
    ]
    if (books && followed) {
      const sold = { playId: couponId, userId, end: 'sold', payouts: [payout] } as const
      await postFollowed(trx, followed, [sold], transfers, () => books)
    } else await post(trx, transfers)
    await recordCouponEvent(trx, {
      couponId,
      kind: 'sold',
      actorId: principal.userId,
      detail: { amountMinor, marginPercent: rules.marginPercent, oddsMilli: quote.oddsMilli, ip },
    })
    return { couponId, status: COUPON_STATUS.sold, amountMinor }
  })
}

async function cashLeg(principal: Principal, currency: string): Promise<Omit<Leg, 'amountMinor'>> {
  const accounts = (await userAccounts([principal.userId])).get(principal.userId) ?? []
  const own = accounts.filter((account) => account.currency === currency)
  const cash = own.find(({ pocket }) => pocket === 'balance')
  const receivable = own.find(({ pocket }) => pocket === RECEIVABLE)
  if (!cash || !receivable) throw new Error(`user ${principal.userId} has no cash in ${currency}`)
  return { accountId: cash.id, receivableId: receivable.id }
}
