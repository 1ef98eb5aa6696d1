import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports of outgoing connections, one of which could take a port before its server listens there. */
const [FIRST, END] = [20_000, 32_000]

/** A port on which nothing listened a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END)
    if (await canListenOn(port)) return port
  }
}

async function canListenOn(port: number): Promise<boolean> {
  const listener = createServer().listen(port, '127.0.0.1')
  try {
    await once(listener, 'listening')
  } catch {
    return false
  }
  listener.close()
  return true
}
