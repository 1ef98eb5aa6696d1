/** Settles in the background: results stored by a command or a feed, approved orders and work that a stop interrupted. */
import logger from '@adonisjs/core/services/logger'
import { Rounds } from '#core/timing/rounds'
import { carryOnApproved } from '#settlement/approval/carry_on'
import { voidOverdue } from '#settlement/actions/void_overdue'
import { settleLatecomers, settlePending } from '#settlement/actions/settle_pending'

const IDLE_MS = 2_000
/** Carry over is counted in hours, so a minute's delay does no harm. */
const OVERDUE_EVERY_MS = 60_000
const LATECOMERS_EVERY_MS = 30_000
/** Twice the interval, so that every result is checked again some time after it was settled. */
const LATECOMERS_WITHIN_MS = 2 * LATECOMERS_EVERY_MS
/** The first check after a start reaches further back, for coupons missed before a long stop. */
const FIRST_LOOK_WITHIN_MS = 24 * 3_600_000

/** `performance.now()` of the last check; null before the first. */
let lookedAt: number | null = null
/** `performance.now()` of the last run of `voidOverdue`; null before the first. */
let voidedAt: number | null = null

const rounds = new Rounds(round, IDLE_MS)

export function startSettleLoop(): void {
  lookedAt = null
  voidedAt = null
  rounds.start(0)
}

/** Resolves when the present round is done. */
export const stopSettleLoop = (): Promise<void> => rounds.stop()

async function voidOverdueSometimes(): Promise<void> {
  const now = performance.now()
  if (voidedAt !== null && now - voidedAt < OVERDUE_EVERY_MS) return
  voidedAt = now
  await voidOverdue()
}

async function round(): Promise<void> {
  try {
    await voidOverdueSometimes()
    await carryOnApproved()
    await settlePending()
    const now = performance.now()
    if (lookedAt !== null && now - lookedAt < LATECOMERS_EVERY_MS) return
    await settleLatecomers(lookedAt === null ? FIRST_LOOK_WITHIN_MS : LATECOMERS_WITHIN_MS)
    lookedAt = now
  } catch (error) {
    logger.error({ err: error }, 'settlement stopped; it is tried again')
  }
}
