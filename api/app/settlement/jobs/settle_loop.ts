/** Settles what nobody waits for: results stored by a command or a feed, and what a kill interrupted. */
import logger from '@adonisjs/core/services/logger'
import { settleLatecomers, settlePending } from '#settlement/actions/settle_pending'

const IDLE_MS = 2_000
const LATECOMERS_EVERY_MS = 30_000
/** Coupons are looked for twice after their match was settled, and once after a restart. */
const LATECOMERS_WITHIN_MS = 2 * LATECOMERS_EVERY_MS

let timer: NodeJS.Timeout | null = null
let running: Promise<void> = Promise.resolve()
let latecomersAt = 0
let isStopped = true

export function startSettleLoop(): void {
  isStopped = false
  latecomersAt = 0
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

async function round(): Promise<void> {
  try {
    await settlePending()
    if (performance.now() - latecomersAt < LATECOMERS_EVERY_MS && latecomersAt > 0) return
    latecomersAt = performance.now()
    await settleLatecomers(LATECOMERS_WITHIN_MS)
  } catch (error) {
    logger.error({ err: error }, 'settlement stopped; it is tried again')
  }
}
