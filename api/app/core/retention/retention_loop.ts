/**
 * Removes old rows from time to time. Several processes may do so at once: each removes the rows that it finds first.
 */
import logger from '@adonisjs/core/services/logger'
import { removeOld, type Retention } from '#core/retention/remove_old'
import { Rounds } from '#core/timing/rounds'

const EVERY_MS = 10 * 60_000
/** A server that has just started loads its data first. */
const FIRST_AFTER_MS = 60_000

let rounds: Rounds | null = null

export function startRetention(retentions: readonly Retention[]): void {
  rounds = new Rounds((isStopped) => round(retentions, isStopped), EVERY_MS)
  rounds.start(FIRST_AFTER_MS)
}

/** Stops the loop; resolves when the statement in progress has ended. */
export const stopRetention = async (): Promise<void> => rounds?.stop()

async function round(retentions: readonly Retention[], isStopped: () => boolean): Promise<void> {
  for (const retention of retentions) {
    if (isStopped()) return
    try {
      const removedCount = await removeOld(retention, isStopped)
      if (removedCount > 0) {
        logger.info({ table: retention.table, removedCount }, 'old rows removed')
      }
    } catch (error) {
      logger.error({ err: error, table: retention.table }, 'old rows could not be removed')
    }
  }
}
