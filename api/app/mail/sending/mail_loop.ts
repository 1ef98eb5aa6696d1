/** Sends mails in the background, soon after the transaction that wrote them. */
import logger from '@adonisjs/core/services/logger'
import { Rounds } from '#core/timing/rounds'
import { sendMails } from '#mail/sending/send_mails'

const EVERY_MS = 2_000

const rounds = new Rounds(round, EVERY_MS)

export const startMailLoop = (): void => rounds.start(0)

/** Stops the loop; resolves when the mail in progress is sent. */
export const stopMailLoop = (): Promise<void> => rounds.stop()

async function round(isStopped: () => boolean): Promise<void> {
  try {
    await sendMails(isStopped)
  } catch (error) {
    logger.error({ err: error }, 'mails were not sent; it is tried again')
  }
}
