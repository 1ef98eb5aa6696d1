/**
 * Connects the slip's sale with the desk: the slip reports each step, and the desk can stop sales. Players have no
 * desk.
 */
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { atom } from 'jotai'

export interface Sale {
  step: 'idle' | 'sending' | 'unanswered' | 'pending' | 'done'
  /** Accepted coupons. */
  coupons?: readonly CouponView[]
  /** Refused coupons, with the reason of each. */
  refusals?: readonly unknown[]
}

export const saleAtom = atom<Sale>({ step: 'idle' })

/** Why this desk cannot sell now, as a text for the cashier; null when it can. */
export const saleStopAtom = atom<string | null>(null)
