/** Looks every second whether a draw is due; of several servers one does the work. */
import logger from '@adonisjs/core/services/logger'
import { Lease } from '#core/database/lease'
import { Rounds } from '#core/timing/rounds'
import { planIsDue } from '#draws/drawing/plan_draws'
import { dueDraws, workOnDraws } from '#draws/jobs/work_on_draws'

const EVERY_MS = 1_000

const lease = new Lease('draws', { lastsMs: 10_000 })
const rounds = new Rounds(round, EVERY_MS)

export const startDrawLoop = (): void => rounds.start(EVERY_MS)

/** Stops the loop; resolves when the present page of tickets is done. */
export const stopDrawLoop = (): Promise<void> => rounds.stop()

async function round(isStopped: () => boolean): Promise<void> {
  try {
    // an idle server only reads
    if (!(await planIsDue()) && (await dueDraws()).length === 0) return
    if (await lease.take()) await workOnDraws(isStopped)
  } catch (error) {
    logger.error({ err: error }, 'work on draws stopped; it is tried again')
  }
}
