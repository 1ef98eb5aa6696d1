/** Work on cards in the background: batches that a stop interrupted, and cards that have expired. */
import logger from '@adonisjs/core/services/logger'
import { batchesMade, continueBatches } from '#cards/actions/batch_maker'
import { expireCards } from '#cards/jobs/expire_cards'
import { Rounds } from '#core/timing/rounds'

const EVERY_MS = 60_000

const rounds = new Rounds(round, EVERY_MS)

export const startCardLoop = (): void => rounds.start(0)

/** Stops the loop; resolves when the present round and the batches in the making are done. */
export async function stopCardLoop(): Promise<void> {
  await rounds.stop()
  await batchesMade()
}

async function round(): Promise<void> {
  try {
    await continueBatches()
    await expireCards()
  } catch (error) {
    logger.error({ err: error }, 'work on cards stopped; it is tried again')
  }
}
