/**
 * A thread that sends hostile bodies until it is asked to stop, one after the other on each connection, from an address of
 * its own each; every third connection as a signed-in player. Then posts how many were answered, by status.
 */
import { Agent, request, type IncomingMessage } from 'node:http'
import { parentPort } from 'node:worker_threads'
import { HOSTILE_BODIES } from './hostile_bodies.ts'

const port = Number(process.env['BENCH_PORT'])
const connections = Number(process.env['BENCH_HOSTILE'] ?? 30)
/** Of players who place nothing meanwhile. */
const FIRST_PLAYER = 40
const DOORS = ['/v1/sessions', '/v1/coupons', '/v1/activations', '/v1/registrations']

const agent = new Agent({ keepAlive: true, maxSockets: connections })
const statuses: Record<string, number> = {}

interface Asking {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** Resolves to the answer; to null when the server closed the connection first. */
function ask({ method, path, headers, body }: Asking): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) =>
      answer.on('end', () => resolve(answer)).resume()
    )
    sent.on('error', () => resolve(null))
    sent.end(body)
  })
}

class Attacker {
  readonly #address: string
  readonly #cookies = new Map<string, string>()

  constructor(index: number) {
    this.#address = `198.51.100.${index + 1}`
  }

  async send(method: string, path: string, body?: string): Promise<void> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await ask({
      method,
      path,
      headers: {
        'host': 'localhost',
        'x-forwarded-for': this.#address,
        'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
        ...(cookie && { cookie }),
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'idempotency-key': crypto.randomUUID(),
        }),
      },
      ...(body !== undefined && { body }),
    })
    const status = String(answer?.statusCode ?? 'closed')
    statuses[status] = (statuses[status] ?? 0) + 1
    for (const line of answer?.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
  }
}

let isOver = false
parentPort?.once('message', () => (isOver = true))

await Promise.all(
  Array.from({ length: connections }, async (_, index) => {
    const attacker = new Attacker(index)
    await attacker.send('GET', '/v1/settings/get')
    if (index % 3 === 0) {
      const player = { username: `player${FIRST_PLAYER + index / 3}`, password: 'bench1234' }
      await attacker.send('POST', '/v1/sessions', JSON.stringify(player))
    }
    for (let turn = index; !isOver; turn++) {
      const door = DOORS[turn % DOORS.length] ?? ''
      const body = HOSTILE_BODIES[Math.floor(turn / DOORS.length) % HOSTILE_BODIES.length] ?? ''
      await attacker.send('POST', door, body)
    }
  })
)
parentPort?.postMessage(statuses)
agent.destroy()
