/** The state of placing coupons. It is kept when the slip's sheet on a phone is closed. */
import type { Violation } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { PlayerErrorKey, ErrorParam } from '@grandstand/shared-types/core/errors'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { atom, type SetStateAction } from 'jotai'
import { saleAtom } from '../../../selling/sale.ts'
import { storedAttempts, type Attempt } from './attempts.ts'

export interface Refusal {
  key: PlayerErrorKey
  params: ErrorParam[]
  violations: Violation[]
  body: PlaceCouponBody
  /** True for a coupon that was rejected after its acceptance delay. */
  wasPending: boolean
}

/** A live coupon in its acceptance delay. */
export interface PendingCoupon {
  coupon: CouponView
  body: PlaceCouponBody
  idempotencyKey: string
}

interface Outcome {
  coupons: CouponView[]
  pending: PendingCoupon[]
  refusals: Refusal[]
}

export type Placing =
  | { step: 'idle' }
  | { step: 'sending' }
  /** No answer arrived, so it is unknown whether these were placed. */
  | { step: 'unanswered'; attempts: Attempt[] }
  /** The coupon was sent and is in its acceptance delay (rules 9.8). */
  | ({ step: 'pending' } & Outcome)
  | ({ step: 'done' } & Outcome)

/** The first state: coupons sent before the page was left, unanswered ones first. */
function first(): Placing {
  const attempts = storedAttempts()
  const unanswered = attempts.filter(({ pending }) => !pending)
  if (unanswered.length > 0) return { step: 'unanswered', attempts: unanswered }
  const pending = attempts.flatMap(({ idempotencyKey, body, pending: coupon }) =>
    coupon ? [{ coupon, body, idempotencyKey }] : []
  )
  return pending.length > 0
    ? { step: 'pending', coupons: [], pending, refusals: [] }
    : { step: 'idle' }
}

const stepAtom = atom<Placing>(first())

/** Tells the desk of each change. */
export const placingAtom = atom(
  (get) => get(stepAtom),
  (get, set, next: SetStateAction<Placing>) => {
    const placing = typeof next === 'function' ? next(get(stepAtom)) : next
    set(stepAtom, placing)
    set(saleAtom, placing)
  }
)

/** The reasons of a rejected coupon; null when it was accepted. */
export function refusalOf(coupon: CouponView, body: PlaceCouponBody): Refusal | null {
  if (coupon.state !== 'rejected') return null
  const violations = coupon.rejection ?? []
  const { key, params } = violations[0] ?? { key: 'acceptanceExpired' as const, params: [] }
  return { key, params, violations, body, wasPending: true }
}
