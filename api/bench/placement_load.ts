/** Places combined coupons of three over HTTP with full checks; prints its figures as one line of JSON. */
import { randomUUID } from 'node:crypto'
import { PlayerClient } from './http_client.ts'
import { cpuTimeMs } from './cpu_time.ts'
import { measure } from './figures.ts'

const port = Number(process.env['BENCH_PORT'])
const connections = Number(process.env['BENCH_CONNECTIONS'] ?? 64)
const durationMs = Number(process.env['BENCH_MS'] ?? 8000)
const warmUpMs = Number(process.env['BENCH_WARM_UP_MS'] ?? 2000)
/** Processes of the server and its database; given when their processor time for each coupon is measured. */
const pids = (process.env['BENCH_PIDS'] ?? '').split(',').filter(Boolean).map(Number)
const matches = Number(process.env['BENCH_MATCHES'] ?? 60)

const clients = Array.from({ length: connections }, () => new PlayerClient('127.0.0.1', port))
// Four at a time: hashing a password takes long on purpose.
for (let i = 0; i < clients.length; i += 4) {
  await Promise.all(
    clients.slice(i, i + 4).map((client, j) => client.signIn(`player${i + j}`, 'bench1234'))
  )
}

const pick = (match: number) => {
  const outcome = Math.floor(Math.random() * 3)
  return { outcomeId: (match - 1) * 3 + outcome + 1, oddsMilli: 1800 + outcome * 700 }
}

async function place(worker: number): Promise<void> {
  const first = 1 + Math.floor(Math.random() * (matches - 20))
  const answer = await clients[worker]?.send(
    'POST',
    '/v1/coupons',
    {
      kind: 'combined',
      selections: [
        pick(first),
        pick(first + 1 + Math.floor(Math.random() * 9)),
        pick(first + 10 + Math.floor(Math.random() * 9)),
      ],
      totalStakeMinor: 100,
      oddsChange: 'ask',
    },
    { 'idempotency-key': randomUUID() }
  )
  if (answer?.status !== 201) throw new Error(`placing answered ${answer?.status}: ${answer?.body}`)
}

await measure(connections, warmUpMs, place)
const cpuBeforeMs = cpuTimeMs(pids)
const figures = await measure(connections, durationMs, place)
const cpuMs = Number(((cpuTimeMs(pids) - cpuBeforeMs) / figures.count).toFixed(3))
console.log(JSON.stringify(pids.length > 0 ? { ...figures, cpuMs } : figures))
for (const client of clients) client.close()
