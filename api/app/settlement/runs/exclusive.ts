/**
 * One settlement at a time: a queue inside the process, and between servers a lease that its holder renews. Two runners
 * would post the same money, but wait for each other's rows.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Trx } from '#core/database/transactions'
import { Lease } from '#core/database/lease'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'

const KEEP_EVERY_MS = 1_000
const LOOK_AGAIN_MS = 100

const lease = new Lease('settlement', { lastsMs: 5_000 })
let queue: Promise<unknown> = Promise.resolve()
let isRunning = false

/**
 * Runs `work` when no other settlement runs. Do not call it inside `work`. Throws 503 `tecnicalProblem` while this server's
 * clock is wrong.
 */
export function exclusively<T>(work: () => Promise<T>): Promise<T> {
  const turn = queue.then(async () => {
    while (!(await lease.take())) {
      if (clock.isWrong) throw new AppError('tecnicalProblem', { status: 503 })
      await pause(LOOK_AGAIN_MS)
    }
    isRunning = true
    const stopKeeping = keepTurn()
    try {
      return await work()
    } finally {
      isRunning = false
      await stopKeeping()
      await lease.release()
    }
  })
  queue = turn.catch(() => {})
  return turn
}

/** Shows other servers that this one is alive, however long a step of its work takes; call what it returns to end that. */
function keepTurn(): () => Promise<void> {
  let asked: Promise<unknown> | null = null
  const timer = setInterval(() => {
    asked ??= lease
      .keep()
      // a turn that is lost meanwhile is found out by what the work writes next
      .catch(() => false)
      .finally(() => (asked = null))
  }, KEEP_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await asked
  }
}

/**
 * Throws 503 `tecnicalProblem` when another server has taken settlement over from this one meanwhile; outside `exclusively` it
 * asks nothing.
 */
export async function requireTurn(trx: Trx): Promise<void> {
  if (isRunning) await lease.requireIn(trx)
}
