/**
 * Places coupons, first in peace, then while a thread sends hostile bodies; prints both figures, and how many of those were
 * answered, as one line of JSON.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { measure } from '../figures.ts'
import { PlayerClient, signInAll } from '../http_client.ts'
import { placer } from '../place.ts'

const port = Number(process.env['BENCH_PORT'])
const connections = Number(process.env['BENCH_CONNECTIONS'])
const durationMs = Number(process.env['BENCH_MS'])
const warmUpMs = Number(process.env['BENCH_WARM_UP_MS'])
/** Until the attack is in full swing. */
const ATTACK_FIRST_MS = 2_000

const clients = Array.from({ length: connections }, () => new PlayerClient('127.0.0.1', port))
await signInAll(clients)
const place = placer(clients)

await measure(connections, warmUpMs, place)
const floor = await measure(connections, durationMs, place)
const attack = new Worker(new URL('./attack.ts', import.meta.url))
await measure(connections, ATTACK_FIRST_MS, place)
const attacked = await measure(connections, durationMs, place)
attack.postMessage('stop')
const [answered] = await once(attack, 'message')
console.log(JSON.stringify({ floor, attacked, answered }))
for (const client of clients) client.close()
