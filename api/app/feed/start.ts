/** Starts the feeds of the server's process: intake, recorder, the UOF API and the demo's simulator. */
import env from '#start/env'
import { startRecording, stopRecording } from '#feed/sources/recording/run'
import { startFeed, stopFeed } from '#feed/intake/run'
import { connectUofOfEnv } from '#feed/sources/uof/connect'
import { startSimulator, stopSimulator } from '#feed/sources/simulator/index'

let disconnectUof = (): void => undefined

/** Call it once the book is filled. */
export async function startFeeds(): Promise<void> {
  startRecording()
  disconnectUof = connectUofOfEnv()
  await startFeed()
  if (isSimulated()) startSimulator({ speed: env.get('FEED_SIMULATOR_SPEED') ?? 1 })
}

/** Resolves when all received messages are written. */
export async function stopFeeds(): Promise<void> {
  stopSimulator()
  disconnectUof()
  await stopFeed()
  await stopRecording()
}

/** Whether the simulator runs: in the demo, unless it is turned off. */
function isSimulated(): boolean {
  const choice = env.get('FEED_SIMULATOR')
  return choice ? choice === 'on' : env.get('DEMO') !== false
}
