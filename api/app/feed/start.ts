/** The live feeds of the server's process: what receives them, and the simulator of the demo. */
import env from '#start/env'
import { startRecording, stopRecording } from '#feed/sources/recording/run'
import { startFeed, stopFeed } from '#feed/intake/run'
import { connectUofOfEnv } from '#feed/sources/uof/connect'
import { startSimulator, stopSimulator } from '#feed/sources/simulator/index'

let disconnectUof = (): void => undefined

/** The book must be filled. */
export async function startFeeds(): Promise<void> {
  startRecording()
  disconnectUof = connectUofOfEnv()
  await startFeed()
  if (isSimulated()) startSimulator({ speed: env.get('FEED_SIMULATOR_SPEED') ?? 1 })
}

/** Resolves when everything received is written. */
export async function stopFeeds(): Promise<void> {
  stopSimulator()
  disconnectUof()
  await stopFeed()
  await stopRecording()
}

/** On unless turned off, where the demo is. */
function isSimulated(): boolean {
  const choice = env.get('FEED_SIMULATOR')
  return choice ? choice === 'on' : env.get('DEMO') !== false
}
