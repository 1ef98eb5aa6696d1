/** Tells the servers of affiliates in the background, soon after the transaction that noted a step. */
import logger from '@adonisjs/core/services/logger'
import { Rounds } from '#core/timing/rounds'
import { beginPostbacks, postbacksDone } from '#affiliates/postbacks/send_postbacks'

const EVERY_MS = 5_000

const rounds = new Rounds(round, EVERY_MS)
let isEnding = false

export function startPostbackLoop(): void {
  isEnding = false
  rounds.start(0)
}

/** Stops the loop; resolves when the attempts in progress have ended. */
export async function stopPostbackLoop(): Promise<void> {
  isEnding = true
  await rounds.stop()
  await postbacksDone()
}

async function round(): Promise<void> {
  try {
    await beginPostbacks(() => isEnding)
  } catch (error) {
    logger.error({ err: error }, 'affiliates were not told; it is tried again')
  }
}
