/** Counts stakes and payouts by hour in the background, so that charts of large branches are quick. */
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/timing/clock'
import { jobState, storeJobState } from '#core/database/job_state'
import { Rounds } from '#core/timing/rounds'
import { countHour, HOUR_MS, TURNOVER_JOB } from '#dealers/turnover/count_hour'

const EVERY_MS = 60_000
/** A transfer may commit this long after its time stamp. */
const LATE_MS = 5 * 60_000

const rounds = new Rounds(round, EVERY_MS)

export const startTurnoverLoop = (): void => rounds.start(0)

/** Stops the loop; resolves when the present round is done. */
export const stopTurnoverLoop = (): Promise<void> => rounds.stop()

async function round(isStopped: () => boolean): Promise<void> {
  try {
    await countTurnover(isStopped)
  } catch (error) {
    logger.error({ err: error }, 'the turnover could not be counted; it is tried again')
  }
}

/**
 * Counts every hour since the last count; hours without a transfer are passed over. Two counts at once, of one process or of
 * two, take turns hour by hour.
 */
export async function countTurnover(endsEarly: () => boolean = () => false): Promise<void> {
  const begunAt = clock.now()
  // an hour is counted under the lock of the row
  if ((await jobState(TURNOVER_JOB)) === null) await storeJobState(TURNOVER_JOB, '0')
  let next = await hourFrom((await lastCount()) - LATE_MS)
  while (next !== null) {
    if (endsEarly()) return
    await countHour(next)
    // an interrupted count goes on from here
    await storeJobState(TURNOVER_JOB, String(Math.min(begunAt, next + HOUR_MS)))
    next = await hourFrom(next + HOUR_MS)
  }
  await storeJobState(TURNOVER_JOB, String(begunAt))
}

/** The beginning of the first hour whose count may still change; epoch milliseconds. */
export async function countedUntil(): Promise<number> {
  return Math.floor(((await lastCount()) - LATE_MS) / HOUR_MS) * HOUR_MS
}

/** Epoch milliseconds; 0 before the first count. `reader` is a connection to another database. */
export const lastCount = async (reader?: QueryClientContract): Promise<number> =>
  Number((await jobState(TURNOVER_JOB, reader)) ?? 0)

/** The first hour that has a transfer at `from` or later; null when there is none. */
async function hourFrom(from: number): Promise<number | null> {
  const row = await db
    .query<{ first: number | null }>()
    .from('ledger_transfers')
    .where('created_at', '>=', from)
    .min('created_at as first')
    .first()
  const first = row?.first ?? null
  return first === null ? null : Math.floor(Number(first) / HOUR_MS) * HOUR_MS
}
