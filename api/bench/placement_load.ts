/** Places combined coupons of three over HTTP with full checks; prints its figures as one line of JSON. */
import { PlayerClient, signInAll } from './http_client.ts'
import { cpuTimeMs } from './cpu_time.ts'
import { measure } from './figures.ts'
import { placer } from './place.ts'

/** Of one server, or of several on one database. */
const ports = (process.env['BENCH_PORTS'] ?? process.env['BENCH_PORT'] ?? '').split(',').map(Number)
const connections = Number(process.env['BENCH_CONNECTIONS'] ?? 64)
const durationMs = Number(process.env['BENCH_MS'] ?? 8000)
const warmUpMs = Number(process.env['BENCH_WARM_UP_MS'] ?? 2000)
/** Takes the request: the operation that places, or the one that does nothing. */
const path = process.env['BENCH_PATH'] ?? '/v1/coupons'
/** Processes of the server and its database; given when their processor time for each coupon is measured. */
const pids = (process.env['BENCH_PIDS'] ?? '').split(',').filter(Boolean).map(Number)

const clients = Array.from(
  { length: connections },
  (_, index) => new PlayerClient('127.0.0.1', ports[index % ports.length] ?? 0)
)
await signInAll(clients)

const place = placer(clients, path)

await measure(connections, warmUpMs, place)
const cpuBeforeMs = cpuTimeMs(pids)
const figures = await measure(connections, durationMs, place)
const cpuMs = Number(((cpuTimeMs(pids) - cpuBeforeMs) / figures.count).toFixed(3))
console.log(JSON.stringify(pids.length > 0 ? { ...figures, cpuMs } : figures))
for (const client of clients) client.close()
