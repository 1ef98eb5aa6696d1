/**
 * Parts that show a coupon and its selections, for pages of other features. Import them only from lazily loaded pages.
 */
export { CouponSelectionRow } from './CouponSelectionRow.tsx'
export { payoutToShow } from './coupon/couponMoney.ts'
export { PayoutText } from './coupon/PayoutText.tsx'
export { couponStatus } from './coupon/couponStatus.ts'
export { Fact } from './coupon/Fact.tsx'
export { CouponRow } from './list/CouponRow.tsx'
