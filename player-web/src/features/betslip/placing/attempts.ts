/**
 * Coupons that were sent. Each gets its Idempotency-Key before it is sent, and both are stored: when the answer or the
 * page is lost, the same coupon is sent again under the same key and never placed twice.
 */
import { randomKey } from '@grandstand/shared-types/browser/random_key'
import { REPEAT_WITHIN_DAYS } from '@grandstand/shared-types/core/idempotency'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'

export interface Attempt {
  idempotencyKey: string
  /** Time of sending, epoch milliseconds of this device. */
  begunAt: number
  body: PlaceCouponBody
  /** The pending coupon during its acceptance delay, so that a reloaded page still shows it. */
  pending?: CouponView
}

const STORAGE_KEY = 'grandstand.slip.attempts'
const DAY_MS = 24 * 3_600_000

export function storedAttempts(): Attempt[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isAttempt).filter(isRepeatable) : []
  } catch {
    return []
  }
}

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'idempotencyKey' in value &&
    typeof value.idempotencyKey === 'string' &&
    'begunAt' in value &&
    typeof value.begunAt === 'number' &&
    'body' in value &&
    typeof value.body === 'object' &&
    value.body !== null &&
    'selections' in value.body &&
    Array.isArray(value.body.selections)
  )
}

/** Whether the request may be repeated: later the server forgets its key, and would place the coupon a second time. */
const isRepeatable = ({ begunAt }: Attempt): boolean =>
  Date.now() - begunAt < REPEAT_WITHIN_DAYS * DAY_MS

/** Gives each body its key, and stores them all before the first is sent. */
export function beginAttempts(bodies: readonly PlaceCouponBody[]): Attempt[] {
  const begunAt = Date.now()
  const attempts = bodies.map((body) => ({ idempotencyKey: randomKey(), begunAt, body }))
  store(attempts)
  return attempts
}

/** Stores that the server has the coupon, and will accept or reject it later. */
export function keepPending(idempotencyKey: string, pending: CouponView): void {
  store(
    storedAttempts().map((attempt) =>
      attempt.idempotencyKey === idempotencyKey ? { ...attempt, pending } : attempt
    )
  )
}

/** An answer arrived, so it is known whether this coupon was placed. */
export function endAttempt(idempotencyKey: string): void {
  store(storedAttempts().filter((attempt) => attempt.idempotencyKey !== idempotencyKey))
}

export function forgetAttempts(): void {
  store([])
}

function store(attempts: readonly Attempt[]): void {
  try {
    if (attempts.length === 0) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(attempts))
  } catch {
    // storage is blocked, but a retry on this page still uses the same keys
  }
}
