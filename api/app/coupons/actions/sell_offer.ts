/** The offer to buy a coupon back, and the encrypted token by which the player accepts it. */
import encryption from '@adonisjs/core/services/encryption'
import { SELL_OFFER_MS } from '@grandstand/shared-types/coupons/limits/bounds'
import type { SellOffer } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { ownCoupon, playerProfile } from '#coupons/actions/end_coupon'
import { sellRules } from '#coupons/ending/own_sell_rules'
import { sellQuote } from '#coupons/ending/sell_rules'

const PURPOSE = 'sell-offer'

interface OfferContent {
  couponId: number
  amountMinor: number
  /** The coupon's settlement revision at the offer. */
  revision: number
  /** By our clock, so it is part of the token's content. */
  expiresAt: number
}

/** Throws 403 `notAllowed`, 404 `notFound`, and as `sellQuote` refuses. */
export async function sellOffer(principal: Principal, couponId: number): Promise<SellOffer> {
  const rules = await sellRules(await playerProfile(principal))
  const coupon = await ownCoupon(principal, couponId)
  const now = clock.now()
  const quote = sellQuote(coupon, rules, now)
  if (quote.refusal) throw quote.refusal
  const content: OfferContent = {
    couponId,
    amountMinor: quote.amountMinor,
    revision: coupon.settlementRevision,
    expiresAt: now + SELL_OFFER_MS,
  }
  const offerId = encryption.encrypt(content, { purpose: PURPOSE })
  return { offerId, couponId, amountMinor: content.amountMinor, expiresAt: content.expiresAt }
}

/** Throws 422 `sellOfferExpired` for an expired offer, a token that is not ours, or one for another coupon. */
export function readOffer(offerId: string, couponId: number): OfferContent {
  const content = encryption.decrypt<OfferContent>(offerId, PURPOSE)
  if (!content || content.couponId !== couponId || content.expiresAt <= clock.now()) {
    throw new AppError('sellOfferExpired')
  }
  return content
}
