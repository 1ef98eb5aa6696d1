/** Buys tickets of one draw over HTTP; prints its figures as one line of JSON. */
import { randomUUID } from 'node:crypto'
import { measure } from '../figures.ts'
import { PlayerClient, signInAll } from '../http_client.ts'
import { betOf, DRAW_ID } from './tickets.ts'

const port = Number(process.env['BENCH_PORT'])
const connections = Number(process.env['BENCH_CONNECTIONS'] ?? 64)
const durationMs = Number(process.env['BENCH_MS'] ?? 8000)
const warmUpMs = Number(process.env['BENCH_WARM_UP_MS'] ?? 2000)

const clients = Array.from({ length: connections }, () => new PlayerClient('127.0.0.1', port))
await signInAll(clients)

let sold = 0

async function buy(worker: number): Promise<void> {
  const body = { drawId: DRAW_ID, draws: 1, bets: [betOf(sold++)] }
  const answer = await clients[worker]?.send('POST', '/v1/draw-tickets', body, {
    'idempotency-key': randomUUID(),
  })
  if (answer?.status !== 201) throw new Error(`buying answered ${answer?.status}: ${answer?.body}`)
}

await measure(connections, warmUpMs, buy)
console.log(JSON.stringify(await measure(connections, durationMs, buy)))
for (const client of clients) client.close()
