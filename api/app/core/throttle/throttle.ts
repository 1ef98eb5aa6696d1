/**
 * Doors that count. A try is counted before the work begins, so that a hundred at once get no further than one after the
 * other, and given back when it was right. Each door's limits are in config/throttle.ts.
 */
import { createHash } from 'node:crypto'
import throttle from '#config/throttle'
import { AppError } from '#core/app_error'
import { clock } from '#core/clock'
import { DatabaseCounts } from '#core/throttle/database_counts'
import type { Limit } from '#core/throttle/limits'
import { MemoryCounts } from '#core/throttle/memory_counts'

const stores = { database: new DatabaseCounts(), memory: new MemoryCounts() }

/** What is counted together: tries at one door by one person, address or device. */
export interface Gate {
  key: string
  limit: Limit
  store: keyof typeof stores
}

/** Names and addresses are kept as a hash: they are of any alphabet and length, and people's own. */
export function gate(limit: Limit, door: string, ...who: (string | number)[]): Gate {
  const hash = createHash('sha256').update(JSON.stringify(who)).digest('hex')
  return { key: `${door}:${hash}`, limit, store: throttle.store }
}

/**
 * Counts one try at each of the gates. When one of them is shut, none is counted: throws 429 `tooManyAttempts` [seconds].
 */
export async function takeTry(...gates: readonly Gate[]): Promise<void> {
  const counted: Gate[] = []
  for (const each of gates) {
    const wait = await stores[each.store].add(each.key, each.limit, clock.now())
    if (wait > 0) {
      await giveBack(...counted)
      throw new AppError('tooManyAttempts', { status: 429, params: [Math.ceil(wait / 1000)] })
    }
    counted.push(each)
  }
}

/** Takes back one try at each of the gates: it was right. */
export async function giveBack(...gates: readonly Gate[]): Promise<void> {
  for (const { key, limit, store } of gates) await stores[store].takeBack(key, limit, clock.now())
}

/** Forgets all that was counted at a gate. */
export async function forgetTries({ key, store }: Gate): Promise<void> {
  await stores[store].forget(key)
}

/** For tests: opens every door. */
export async function openAllDoors(): Promise<void> {
  await Promise.all(Object.values(stores).map((store) => store.clear()))
}
