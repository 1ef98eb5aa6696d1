import type { Operations } from '#core/operations/operation'
import { addressLog } from '#coupons/operations/address_log'
import { sharedCoupon, shareCoupon } from '#coupons/operations/coupon_codes'
import { cancelCoupon, sellCoupon, sellOffer } from '#coupons/operations/coupon_ends'
import { couponDetail, couponList, matchStakes, placeCoupon } from '#coupons/operations/coupons'

export const operations = {
  placeCoupon,
  ...couponList,
  couponDetail,
  matchStakes,
  cancelCoupon,
  sellOffer,
  sellCoupon,
  shareCoupon,
  sharedCoupon,
  addressLog,
} satisfies Operations
