/** Settles what nobody waits for: results stored by a command or a feed, and what a kill interrupted. */
import logger from '@adonisjs/core/services/logger'
import { voidOverdue } from '#settlement/actions/void_overdue'
import { settleLatecomers, settlePending } from '#settlement/actions/settle_pending'

const IDLE_MS = 2_000
/** Hours are waited; a minute more does no harm. */
const OVERDUE_EVERY_MS = 60_000
const LATECOMERS_EVERY_MS = 30_000
/** Twice the interval, so that every result is looked at again some time after it was settled. */
const LATECOMERS_WITHIN_MS = 2 * LATECOMERS_EVERY_MS
/** The first look after a start, for those whom a long standstill left behind. */
const FIRST_LOOK_WITHIN_MS = 24 * 3_600_000

let timer: NodeJS.Timeout | null = null
let running: Promise<void> = Promise.resolve()
/** By `performance.now()`; null before the first look. */
let lookedAt: number | null = null
/** Likewise. */
let voidedAt: number | null = null
let isStopped = true

export function startSettleLoop(): void {
  isStopped = false
  lookedAt = null
  voidedAt = null
  schedule(0)
}

/** Resolves when the round at hand is done. */
export async function stopSettleLoop(): Promise<void> {
  isStopped = true
  if (timer) clearTimeout(timer)
  timer = null
  await running
}

function schedule(delayMs: number): void {
  timer = setTimeout(() => {
    running = round().finally(() => {
      if (!isStopped) schedule(IDLE_MS)
    })
  }, delayMs)
}

async function voidOverdueSometimes(): Promise<void> {
  const now = performance.now()
  if (voidedAt !== null && now - voidedAt < OVERDUE_EVERY_MS) return
  voidedAt = now
  await voidOverdue()
}

async function round(): Promise<void> {
  try {
    await voidOverdueSometimes()
    await settlePending()
    const now = performance.now()
    if (lookedAt !== null && now - lookedAt < LATECOMERS_EVERY_MS) return
    await settleLatecomers(lookedAt === null ? FIRST_LOOK_WITHIN_MS : LATECOMERS_WITHIN_MS)
    lookedAt = now
  } catch (error) {
    logger.error({ err: error }, 'settlement stopped; it is tried again')
  }
}
