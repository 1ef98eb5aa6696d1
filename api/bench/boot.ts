/** Boots the application without a server, for bench programs that write through it. */
import 'reflect-metadata'
import { ignite } from '../bin/ignite.ts'

/** Runs `work` in a booted application and ends it. */
export async function withApp(work: () => Promise<void>): Promise<void> {
  const app = ignite().createApp('console')
  await app.init()
  await app.boot()
  await app.start(() => {})
  await work()
  await app.terminate()
}
