/** The recorder of the server's process; it runs when `FEED_RECORDING` names a folder. */
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { Recorder } from '#feed/sources/recording/recorder'
import { tap } from '#feed/messages/tap'

let stop: (() => Promise<void>) | null = null

export function startRecording(folder = env.get('FEED_RECORDING')): void {
  if (!folder) return
  const recorder = new Recorder(folder)
  const end = tap.on((message) => recorder.record(message))
  stop = async () => {
    end()
    await recorder.close()
  }
}

/** Resolves when all messages heard are on the disk. */
export async function stopRecording(): Promise<void> {
  await stop?.().catch((error: unknown) => logger.error({ err: error }, 'a recording is broken'))
  stop = null
}
