/** The two ways in which a player ends a coupon. */
import type { CouponEnd, SellOffer } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { exactObject, vine } from '#core/requests/validation'
import * as cancelling from '#coupons/actions/cancel_coupon'
import * as selling from '#coupons/actions/sell_coupon'
import * as offering from '#coupons/actions/sell_offer'

const own = { who: 'player' } as const

const SELL_ERRORS = [
  'sellCouponPermission',
  'sellCouponWarningPending',
  'sellCouponWarningSuspended',
  'sellCouponWarningLost',
  'sellCombineStartError',
  'updatedError',
] as const

export const cancelCoupon = operation({
  ...own,
  method: 'POST',
  path: '/v1/coupons/:id/cancel',
  does: 'Cancels a coupon and gives the stake back.',
  spec: ['cancel coupon'],
  idempotent: 'optional',
  body: vine.compile(exactObject({})),
  answers: reply<CouponEnd>(),
  errors: [
    'cancelPeriodOver',
    'liveCouponNotCancellable',
    'cancelCouponPermission',
    'matchStarted',
    'updatedError',
  ],
  handle: ({ params: { id: couponId }, principal, key, ip }) =>
    cancelling.cancelCoupon({ principal, couponId, key, ip }),
})

export const sellOffer = operation({
  ...own,
  method: 'GET',
  path: '/v1/coupons/:id/sell-offer',
  does: 'The price at which the house buys a coupon now; the offer is valid for 5 s.',
  spec: ['sellCoupon'],
  answers: reply<SellOffer>(),
  errors: SELL_ERRORS,
  handle: ({ params: { id }, principal }) => offering.sellOffer(principal, id),
})

export const sellCoupon = operation({
  ...own,
  method: 'POST',
  path: '/v1/coupons/:id/sell',
  does: 'Sells a coupon for an offer that stands.',
  spec: ['sellCoupon'],
  idempotent: 'optional',
  body: vine.compile(exactObject({ offerId: vine.string().minLength(1).maxLength(1000) })),
  answers: reply<CouponEnd>(),
  errors: [...SELL_ERRORS, 'sellOfferExpired', 'sellOfferChanged'],
  handle: ({ params: { id: couponId }, principal, key, body, ip }) =>
    selling.sellCoupon({ principal, couponId, key, ip }, body.offerId),
})
