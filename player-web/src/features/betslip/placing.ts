/** Where the placing of coupons stands. Outlives the sheet of a phone, which may be closed meanwhile. */
import type { Violation } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { ErrorKey, ErrorParam } from '@grandstand/shared-types/core/errors'
import type { CouponView } from '@grandstand/shared-types/wire/coupons'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/coupon_actions'
import { atom } from 'jotai'
import { storedAttempts, type Attempt } from './attempts.ts'

export interface Refusal {
  key: ErrorKey
  params: ErrorParam[]
  violations: Violation[]
  body: PlaceCouponBody
  /** It was held for a while, looked at again and given back. */
  hasWaited: boolean
}

/** A coupon with live selections that the server holds before it decides. */
export interface WaitingCoupon {
  coupon: CouponView
  body: PlaceCouponBody
  idempotencyKey: string
}

interface Outcome {
  coupons: CouponView[]
  waiting: WaitingCoupon[]
  refusals: Refusal[]
}

export type Placing =
  | { step: 'idle' }
  | { step: 'sending' }
  /** No answer came for these; whether they were placed is not known. */
  | { step: 'unanswered'; attempts: Attempt[] }
  /** The coupon is on its way (rules 9.8). */
  | ({ step: 'waiting' } & Outcome)
  | ({ step: 'done' } & Outcome)

/** Coupons on their way when the page was left: unanswered ones first. */
function first(): Placing {
  const attempts = storedAttempts()
  const unanswered = attempts.filter(({ waiting }) => !waiting)
  if (unanswered.length > 0) return { step: 'unanswered', attempts: unanswered }
  const waiting = attempts.flatMap(({ idempotencyKey, body, waiting: coupon }) =>
    coupon ? [{ coupon, body, idempotencyKey }] : []
  )
  return waiting.length > 0
    ? { step: 'waiting', coupons: [], waiting, refusals: [] }
    : { step: 'idle' }
}

export const placingAtom = atom<Placing>(first())

/** Why a decided coupon was not taken; null when it was. */
export function refusalOf(coupon: CouponView, body: PlaceCouponBody): Refusal | null {
  if (coupon.state !== 'rejected') return null
  const violations = coupon.rejection ?? []
  const { key, params } = violations[0] ?? { key: 'acceptanceExpired' as const, params: [] }
  return { key, params, violations, body, hasWaited: true }
}
