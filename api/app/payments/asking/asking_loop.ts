/** Work in the background: payments whose time is over, those whose gateway has to be asked, wagerings that are met. */
import logger from '@adonisjs/core/services/logger'
import { Rounds } from '#core/timing/rounds'
import { endMetWagerings } from '#ledger/end_met_wagerings'
import { askPayments } from '#payments/asking/ask_payments'
import { expirePayments } from '#payments/asking/expire_payments'

const EVERY_MS = 15_000

const rounds = new Rounds(round, EVERY_MS)

export const startAskingLoop = (): void => rounds.start(EVERY_MS)

/** Stops the loop; resolves when the present round is done. */
export const stopAskingLoop = (): Promise<void> => rounds.stop()

async function round(isStopped: () => boolean): Promise<void> {
  try {
    await expirePayments(isStopped)
    await askPayments(isStopped)
    await endMetWagerings(isStopped)
  } catch (error) {
    logger.error({ err: error }, 'work on payments stopped; it is tried again')
  }
}
