import type { Operations } from '#core/operations/operation'
import { sharedCoupon, shareCoupon } from '#coupons/operations/coupon_codes'
import { cancelCoupon, sellCoupon, sellOffer } from '#coupons/operations/coupon_ends'
import { couponDetail, couponList, matchStakes, placeCoupon } from '#coupons/operations/coupons'

export const couponOperations = {
  placeCoupon,
  ...couponList,
  couponDetail,
  matchStakes,
  cancelCoupon,
  sellOffer,
  sellCoupon,
  shareCoupon,
  sharedCoupon,
} satisfies Operations
