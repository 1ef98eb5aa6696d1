/** Expires tickets of desks that nobody has collected. */
import logger from '@adonisjs/core/services/logger'
import { Rounds } from '#core/timing/rounds'
import { expireTickets } from '#desk/expiry/expire_tickets'

const EVERY_MS = 5_000

const rounds = new Rounds(round, EVERY_MS)

export const startExpiryLoop = (): void => rounds.start(0)

/** Stops the loop; resolves when the present page is done. */
export const stopExpiryLoop = (): Promise<void> => rounds.stop()

async function round(isStopped: () => boolean): Promise<void> {
  try {
    await expireTickets(isStopped)
  } catch (error) {
    logger.error({ err: error }, 'tickets could not be expired; it is tried again')
  }
}
