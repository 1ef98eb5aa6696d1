/** The sale of the slip between slip and desk: the slip tells how it goes, the desk can hold it. Players have no desk. */
import type { CouponView } from '@grandstand/shared-types/wire/coupons'
import { atom } from 'jotai'

export interface Sale {
  step: 'idle' | 'sending' | 'unanswered' | 'waiting' | 'done'
  /** Coupons that stand. */
  coupons?: readonly CouponView[]
  /** Coupons that were refused, with the reason of each. */
  refusals?: readonly unknown[]
}

export const saleAtom = atom<Sale>({ step: 'idle' })

/** Why nothing can be sold at this desk now, as a text for the cashier; null when nothing stands in the way. */
export const saleHoldAtom = atom<string | null>(null)
