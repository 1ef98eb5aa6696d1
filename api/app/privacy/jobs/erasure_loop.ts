/** Erases people whose time has come. Several servers may do so at once: each step may be repeated. */
import logger from '@adonisjs/core/services/logger'
import { Rounds } from '#core/timing/rounds'
import { eraseDue } from '#privacy/actions/erase_person'

const EVERY_MS = 60_000

const rounds = new Rounds(round, EVERY_MS)

export const startErasureLoop = (): void => rounds.start(EVERY_MS)

/** Stops the loop; resolves when the present round is done. */
export const stopErasureLoop = (): Promise<void> => rounds.stop()

async function round(isStopped: () => boolean): Promise<void> {
  try {
    await eraseDue(isStopped)
  } catch (error) {
    logger.error({ err: error }, 'personal data was not erased; it is tried again')
  }
}
