import type { Operations } from '#core/operations/operation'
import { addressLog } from '#coupons/operations/address_log'
import { sharedCoupon, shareCoupon } from '#coupons/operations/coupon_codes'
import * as approvals from '#coupons/operations/approvals'
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
  ...approvals.approvalOperations,
  acceptWaitingCoupon: approvals.acceptWaitingCoupon,
  refuseWaitingCoupon: approvals.refuseWaitingCoupon,
  offerLowerStake: approvals.offerLowerStake,
} satisfies Operations
