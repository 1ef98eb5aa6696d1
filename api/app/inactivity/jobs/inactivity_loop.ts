/** Looks for unused accounts once a day, and after a start. Several servers may do so at once: each step counts once. */
import logger from '@adonisjs/core/services/logger'
import { Rounds } from '#core/timing/rounds'
import { followUnused } from '#inactivity/actions/follow_unused'

const FIRST_MS = 60_000
const EVERY_MS = 24 * 3_600_000

const rounds = new Rounds(round, EVERY_MS)

export const startInactivityLoop = (): void => rounds.start(FIRST_MS)

/** Stops the loop; resolves when the present round is done. */
export const stopInactivityLoop = (): Promise<void> => rounds.stop()

async function round(isStopped: () => boolean): Promise<void> {
  try {
    await followUnused(isStopped)
  } catch (error) {
    logger.error({ err: error }, 'unused accounts were not followed; it is tried again')
  }
}
