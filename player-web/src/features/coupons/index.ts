/** How a coupon and its selections look, for pages beside this feature. Import it from lazily loaded pages only. */
export { CouponSelectionRow } from './CouponSelectionRow.tsx'
export { couponStatus } from './couponStatus.ts'
export { StatusChip } from './StatusChip.tsx'
