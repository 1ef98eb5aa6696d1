/** Starts the feeds of the server's process: intake, recorder, the UOF API and the demo's simulator. */
import { hasRole } from '#config/roles'
import { hasNodes } from '#core/nodes/redis'
import env from '#start/env'
import { startRecording, stopRecording } from '#feed/sources/recording/run'
import { startFeed, stopFeed } from '#feed/intake/run'
import { connectUofOfEnv } from '#feed/sources/uof/connect'
import { startFollowing, stopFollowing } from '#feed/leading/leading'
import { startSimulator, stopSimulator } from '#feed/sources/simulator/index'

let disconnectUof = (): void => undefined

/** Call it once the book is filled. Where servers share the feeds, one takes them, and the others follow its book. */
export async function startFeeds(): Promise<void> {
  if (!hasNodes()) await takeFeeds()
  else await startFollowing(hasRole('feed') ? { begin: takeFeeds, end: leaveFeeds } : null)
}

/** Resolves when all received messages are written. */
export const stopFeeds = (): Promise<void> => (hasNodes() ? stopFollowing() : leaveFeeds())

async function takeFeeds(): Promise<void> {
  startRecording()
  disconnectUof = connectUofOfEnv()
  await startFeed()
  if (isSimulated()) startSimulator({ speed: env.get('FEED_SIMULATOR_SPEED') ?? 1 })
}

async function leaveFeeds(): Promise<void> {
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
