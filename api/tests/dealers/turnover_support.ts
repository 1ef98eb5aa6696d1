import db from '@adonisjs/lucid/services/db'
import { storeJobState } from '#core/database/job_state'
import { clock } from '#core/timing/clock'
import { HOUR_MS, TURNOVER_JOB } from '#dealers/turnover/count_hour'
import { countTurnover } from '#dealers/turnover/turnover_loop'

/**
 * Lets the next count of turnover begin at a moment, so that a test does not count the hours of all tests before it. `forgetCount`
 * ends it.
 */
export const countFrom = (at: number = clock.now()): Promise<void> =>
  storeJobState(TURNOVER_JOB, String(at))

/** Counts what happened within the last hour. */
export async function countLastHour(): Promise<void> {
  await countFrom(clock.now() - HOUR_MS)
  await countTurnover()
}

/** Nothing is counted: figures are sums over the ledger, also those of tests whose time is earlier. */
export async function forgetCount(): Promise<void> {
  await db.from('job_states').where('name', TURNOVER_JOB).delete()
}
