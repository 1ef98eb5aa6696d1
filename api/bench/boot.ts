/** Boots the application without its HTTP server, for bench programs that write to the database. */
import 'reflect-metadata'
import { ignite } from '../bin/ignite.ts'

/** Runs `work` in a booted application, then ends the application. */
export async function withApp(work: () => Promise<void>): Promise<void> {
  const app = ignite().createApp('console')
  await app.init()
  await app.boot()
  await app.start(() => {})
  await work()
  await app.terminate()
}
