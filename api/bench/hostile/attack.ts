/**
 * A thread that sends hostile bodies until it is asked to stop, one after the other on each connection, from an address of
 * its own each; every third connection as a signed-in player. Then posts how many were answered, by status.
 */
import { parentPort } from 'node:worker_threads'
import { HOSTILE_BODIES } from './bodies.ts'
import { VisitorClient } from '../visitor_client.ts'

const connections = Number(process.env['BENCH_HOSTILE'] ?? 30)
/** Of players who place nothing meanwhile. */
const FIRST_PLAYER = 40
const DOORS = ['/v1/sessions', '/v1/coupons', '/v1/activations', '/v1/registrations']

const statuses: Record<string, number> = {}
let isOver = false
parentPort?.once('message', () => (isOver = true))

await Promise.all(
  Array.from({ length: connections }, async (_, index) => {
    const attacker = new VisitorClient(`198.51.100.${index + 1}`)
    await attacker.send('GET', '/v1/settings/get')
    if (index % 3 === 0) {
      const player = { username: `player${FIRST_PLAYER + index / 3}`, password: 'bench1234' }
      await attacker.send('POST', '/v1/sessions', JSON.stringify(player))
    }
    for (let turn = index; !isOver; turn++) {
      const door = DOORS[turn % DOORS.length] ?? ''
      const body = HOSTILE_BODIES[Math.floor(turn / DOORS.length) % HOSTILE_BODIES.length] ?? ''
      const status = await attacker.send('POST', door, body)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  })
)
parentPort?.postMessage(statuses)
