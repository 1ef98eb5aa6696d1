/** Removes old layers once an hour, and after a start. Several servers may do so at once. */
import logger from '@adonisjs/core/services/logger'
import { Rounds } from '#core/timing/rounds'
import { removeOldLayers } from '#book/actions/remove_old_layers'

const FIRST_MS = 90_000
const EVERY_MS = 3_600_000

const rounds = new Rounds(round, EVERY_MS)

export const startOldLayers = (): void => rounds.start(FIRST_MS)

/** Stops the loop; resolves when the present round is done. */
export const stopOldLayers = (): Promise<void> => rounds.stop()

async function round(): Promise<void> {
  try {
    await removeOldLayers()
  } catch (error) {
    logger.error({ err: error }, 'old layers of brands could not be removed; it is tried again')
  }
}
