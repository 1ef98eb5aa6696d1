/** Coupons that are paid at a price which nobody knows yet (rules 19.9). */
import type { CouponSelectionView } from '../../wire/betting/coupons.ts'

/** A coupon with its selections, or one that says so itself. */
export interface SoldAt {
  selections?: readonly Pick<CouponSelectionView, 'priceKind'>[]
  isSoldAtStart?: boolean
}

/** Whether any selection is at the starting price. */
export const isSoldAtStart = ({
  selections = [],
  isSoldAtStart: isSaid = false,
}: SoldAt): boolean => isSaid || selections.some(({ priceKind }) => priceKind === 'startingPrice')
