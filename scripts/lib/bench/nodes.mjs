/** Placing at one, two and three servers on one database, beside as many bare programs. */
import {
  CONNECTIONS,
  benchTools,
  median,
  prepareDatabase,
  program,
  startBenchServer,
} from '../bench.mjs'
import { freePort } from '../ports.mjs'
import { ensurePrograms, redis } from '../servers/programs.mjs'
import { startRedis } from '../servers/redis.mjs'

const MOST_SERVERS = 3
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SHORT = { BENCH_WARM_UP_MS: '500', BENCH_MS: '3000' }
/** In the first round, the servers and the load generator are still being compiled. */
const FIRST = { ...SHORT, BENCH_WARM_UP_MS: '3000' }
const IDS_EACH = 50_000_000

/** Servers on one database and one Redis; what stops them all. */
async function startServers(count, tools, redisUrl) {
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const servers = []
  for (const port of ports.map(String)) {
    const env = { ...tools.env, PORT: port, REDIS_URL: redisUrl }
    servers.push(await startBenchServer({ ...tools, env }))
  }
  return { ports, stop: () => Promise.all(servers.map((server) => server.stop())) }
}

/** Bare programs at the same time; their coupons a second together. */
async function bare(count, floor, second) {
  const settings = (index) => ({ ...SHORT, BENCH_FIRST_ID: String(IDS_EACH * (index + 1)) })
  const all = await Promise.all(
    Array.from({ length: count }, (_, index) => program(floor, second, settings(index)))
  )
  return all.reduce((sum, { perSecond }) => sum + perSecond, 0)
}

/** @param {{ name: string, floor: string, tools: object, second: object }} database `second` is for the bare programs */
export async function benchNodes({ name, floor, tools: plain, second: plainSecond }) {
  if (name === 'SQLite') return
  await ensurePrograms([redis])
  const { url } = await startRedis()
  const [tools, second] = [await benchTools(plain), await benchTools(plainSecond)]
  for (const each of [tools, second]) await prepareDatabase(each)
  const rows = {}
  for (let count = 1; count <= MOST_SERVERS; count++) {
    const { ports, stop } = await startServers(count, tools, url)
    const rounds = []
    for (let turn = 0; turn < ROUNDS; turn++) {
      const time = turn === 0 ? FIRST : SHORT
      const ours = await program('placement_load', tools, { ...time, BENCH_PORTS: ports.join() })
      rounds.push({ ours, bare: await bare(count, floor, second) })
    }
    await stop()
    rows[count] = {
      'coupons a second': median(rounds.map(({ ours }) => ours.perSecond)),
      'p95 ms': median(rounds.map(({ ours }) => ours.p95Ms)),
      'bare programs': median(rounds.map((round) => round.bare)),
      'ratio': Number(median(rounds.map((round) => round.ours.perSecond / round.bare)).toFixed(2)),
    }
  }
  console.log(`\nPlacing a combined coupon of three at several servers, ${name}`)
  console.table(rows)
  console.log(
    `${CONNECTIONS} connections in all, spread over the servers; everything shares this machine's cores. Beside: as many bare\n` +
      'programs at once, each with 16 connections and a transaction and a durable commit a coupon. Medians of ' +
      `${ROUNDS} rounds.`
  )
}
