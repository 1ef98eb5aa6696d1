/**
 * Counts tries. A try is counted before its work begins, so that a hundred at once get no further than one by one, and
 * is taken off the count when it was right. The limits are in config/throttle.ts.
 */
import { createHash } from 'node:crypto'
import throttle from '#config/throttle'
import { AppError } from '#core/errors/app_error'
import { forgetBodies } from '#core/throttle/body_rate'
import { clock } from '#core/timing/clock'
import { DatabaseCounts } from '#core/throttle/database_counts'
import type { Limit } from '#core/throttle/limits'
import { MemoryCounts } from '#core/throttle/memory_counts'

const stores = { database: new DatabaseCounts(), memory: new MemoryCounts() }

/** Tries that count together: one limit, and one user, address or device. */
export interface Gate {
  key: string
  limit: Limit
  store: keyof typeof stores
}

/** Names and addresses are stored as a hash: they are personal, and of any alphabet and length. */
export function gate(limit: Limit, door: string, ...who: (string | number)[]): Gate {
  const hash = createHash('sha256').update(JSON.stringify(who)).digest('hex')
  return { key: `${door}:${hash}`, limit, store: throttle.store }
}

/** Counts an attempt at each gate. When one gate refuses, no gate counts: throws 429 `tooManyAttempts` [seconds]. */
export async function takeTry(...gates: readonly Gate[]): Promise<void> {
  const counted: Gate[] = []
  for (const each of gates) {
    const wait = await stores[each.store].add(each.key, each.limit, clock.now())
    if (wait > 0) {
      await giveBack(...counted)
      throw new AppError('tooManyAttempts', { params: [Math.ceil(wait / 1000)] })
    }
    counted.push(each)
  }
}

/** Takes one try off the count of each gate, because the try was right. */
export async function giveBack(...gates: readonly Gate[]): Promise<void> {
  for (const { key, limit, store } of gates) await stores[store].takeBack(key, limit, clock.now())
}

/** Forgets all tries at a gate. */
export async function forgetTries({ key, store }: Gate): Promise<void> {
  await stores[store].forget(key)
}

/** For tests: forgets all tries. */
export async function openAllDoors(): Promise<void> {
  forgetBodies()
  await Promise.all(Object.values(stores).map((store) => store.clear()))
}
