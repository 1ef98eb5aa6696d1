/** Work on bonuses in the background: requests that a rule confirms, and grants whose days are over. */
import logger from '@adonisjs/core/services/logger'
import { Rounds } from '#core/timing/rounds'
import { expireGrants } from '#bonuses/jobs/expire_grants'
import { confirmWaiting } from '#bonuses/requests/confirm_waiting'

const EVERY_MS = 60_000

const rounds = new Rounds(round, EVERY_MS)

export const startBonusLoop = (): void => rounds.start(EVERY_MS)

/** Resolves when the present round is done. */
export const stopBonusLoop = (): Promise<void> => rounds.stop()

async function round(isStopped: () => boolean): Promise<void> {
  try {
    await expireGrants(isStopped)
    await confirmWaiting(undefined, isStopped)
  } catch (error) {
    logger.error({ err: error }, 'work on bonuses stopped; it is tried again')
  }
}
