/**
 * The Idempotency-Keys of orders that this browser has sent. The same order gets the same key while no answer has come, so that
 * a repeat, or a second tab, makes no second payment; the orders themselves are not kept.
 */
import { randomKey } from '@grandstand/shared-types/browser/random_key'
import { REPEAT_WITHIN_DAYS } from '@grandstand/shared-types/core/idempotency'
import { hashOf } from '@grandstand/shared-types/browser/hash_of'
import { readStored, writeStored } from '../../../ui/storedJson.ts'

interface Attempt {
  idempotencyKey: string
  /** Of the order, its player and its direction. */
  hash: number
  /** Until when a repeat gets this key, epoch milliseconds of this device. */
  until: number
}

const STORAGE_KEY = 'grandstand.payment.attempts'
const DAY_MS = 24 * 3_600_000
/** So long the same order from another tab is a repeat, and not a second order. */
const ANSWERED_MS = 4_000

/** Changes that a full or blocked storage did not take, by key; null for an attempt that is over. */
const unsaved = new Map<string, Attempt | null>()

function attempts(): Attempt[] {
  const stored = readStored(STORAGE_KEY)
  const saved = Array.isArray(stored) ? stored.filter(isAttempt) : []
  const known = [
    ...saved.filter(({ idempotencyKey }) => !unsaved.has(idempotencyKey)),
    ...[...unsaved.values()].filter((attempt) => attempt !== null),
  ]
  return known.filter(({ until }) => until > Date.now())
}

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'idempotencyKey' in value &&
    typeof value.idempotencyKey === 'string' &&
    'hash' in value &&
    typeof value.hash === 'number' &&
    'until' in value &&
    typeof value.until === 'number'
  )
}

function change(idempotencyKey: string, attempt: Attempt | null): void {
  unsaved.set(idempotencyKey, attempt)
  if (writeStored(STORAGE_KEY, attempts())) unsaved.clear()
}

/** The key under which an order is sent now. `order` names the player and the direction, too. */
export function keyOf(order: unknown): string {
  const hash = hashOf(JSON.stringify(order))
  const known = attempts().find((attempt) => attempt.hash === hash)
  if (known) return known.idempotencyKey
  const idempotencyKey = randomKey()
  // later the server forgets the key, and would take the order a second time
  const until = Date.now() + REPEAT_WITHIN_DAYS * DAY_MS
  change(idempotencyKey, { idempotencyKey, hash, until })
  return idempotencyKey
}

/** The server has taken the order. */
export function noteTaken(key: string): void {
  const known = attempts().find(({ idempotencyKey }) => idempotencyKey === key)
  if (known) change(key, { ...known, until: Date.now() + ANSWERED_MS })
}

/** The server has refused the order, so that nothing happened. */
export function forget(key: string): void {
  change(key, null)
}
