/** Draws up statements in the background, as soon as a period is closed. */
import logger from '@adonisjs/core/services/logger'
import { oneByOne } from '#core/timing/one_by_one'
import { Rounds } from '#core/timing/rounds'
import { openSites } from '#sites/current_site'
import { drawUpPeriods } from '#statements/actions/draw_up'

const EVERY_MS = 10 * 60_000

const rounds = new Rounds(round, EVERY_MS)

export const startStatementLoop = (): void => rounds.start(0)

/** Stops the loop; resolves when the present round is done. */
export const stopStatementLoop = (): Promise<void> => rounds.stop()

async function round(isStopped: () => boolean): Promise<void> {
  try {
    await oneByOne(
      await openSites(),
      { failed: 'statements of a brand were not drawn up', isStopped },
      ({ id }) => drawUpPeriods(id)
    )
  } catch (error) {
    logger.error({ err: error }, 'statements were not drawn up; it is tried again')
  }
}
