/** Makes the heads of each day that is over, soon after its end. */
import logger from '@adonisjs/core/services/logger'
import { Rounds } from '#core/timing/rounds'
import { makeHeads } from '#integrity/heads/make_heads'

const EVERY_MS = 5 * 60_000
/** A server that has just started loads its data first. */
const FIRST_AFTER_MS = 30_000

const rounds = new Rounds(async (isStopped) => {
  try {
    await makeHeads(isStopped)
  } catch (error) {
    logger.error({ err: error }, 'heads of a day could not be made; it is tried again')
  }
}, EVERY_MS)

export const startHeads = (): void => rounds.start(FIRST_AFTER_MS)

export const stopHeads = (): Promise<void> => rounds.stop()
