import { randomInt } from 'node:crypto'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Below the ports of outgoing connections, one of which could take a port before its server listens there. */
const [FIRST, END] = [20_000, 32_000]

/** A TCP port that nothing listened on a moment ago. */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, END)
    if (await canListenOn(port)) return port
  }
}

function canListenOn(port) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** Whether something answers on a port. `0.0.0.0` and `::` are asked through the loopback. */
export function isAnswering(port, host = '127.0.0.1') {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return new Promise((resolve) => {
    const socket = connect({ port, host: address })
    const answer = (value) => {
      socket.destroy()
      resolve(value)
    }
    socket.setTimeout(1000, () => answer(false))
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
  })
}

/**
 * Waits until a port answers.
 * @param {() => boolean} isOver true when the program has ended, so that no answer will come
 * @returns {Promise<boolean>} false when the program has ended, or after `timeoutMs`
 */
export async function waitForPort(port, { host, timeoutMs = 60_000, isOver = () => false } = {}) {
  const until = Date.now() + timeoutMs
  while (Date.now() < until && !isOver()) {
    if (await isAnswering(port, host)) {
      return true
    }
    await sleep(50)
  }
  return false
}
