/**
 * Parts that show a coupon and its selections, for pages of other features. Import them only from lazily loaded pages.
 */
export { CouponSelectionRow } from './CouponSelectionRow.tsx'
export { couponStatus } from './couponStatus.ts'
export { StatusChip } from './StatusChip.tsx'
