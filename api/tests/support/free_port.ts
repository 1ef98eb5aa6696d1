import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port on which nothing listened a moment ago. */
export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  listener.close()
  if (!address || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
