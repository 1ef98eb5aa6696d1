/** The sandbox's work in the background: payments that move by themselves, and notices to send. */
import logger from '@adonisjs/core/services/logger'
import { Rounds } from '#core/timing/rounds'
import { moveDue } from '#sandbox_gateway/actions/move_due'
import { isSandboxOn } from '#sandbox_gateway/merchants/enabled'
import { sendNotices } from '#sandbox_gateway/notices/send_notices'

const EVERY_MS = 1_000

const rounds = new Rounds(round, EVERY_MS)

/** Starts the loop where the sandbox runs. */
export function startSandboxLoop(): void {
  if (isSandboxOn()) rounds.start(0)
}

/** Stops the loop; resolves when the notices under way are sent. */
export const stopSandboxLoop = (): Promise<void> => rounds.stop()

async function round(isStopped: () => boolean): Promise<void> {
  try {
    await moveDue(isStopped)
    await sendNotices(isStopped)
  } catch (error) {
    logger.error({ err: error }, 'work of the sandbox gateway stopped; it is tried again')
  }
}
