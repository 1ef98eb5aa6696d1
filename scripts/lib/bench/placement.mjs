/**
 * Placing over HTTP beside the bare program, and beside the limit of any server: the time of a request that does nothing, and
 * of the bare writes when many coupons share a commit.
 */
import { benchTools, median, program, startBenchServer } from '../bench.mjs'
import { FIRST, measureBesideFloor, printBesideFloor, ROUNDS, SHORT } from './beside_floor.mjs'

/** Coupons that share a commit in the limit. */
const GROUP = 32
const WANTED_OF_LIMIT = 0.7

/**
 * @param {{ name: string, floor: string, tools: object, second: object }} database `floor` is the name of the bare
 * program, which writes to `second`
 */
export async function benchPlacement({ name, floor, tools, second }) {
  const rounds = await measureBesideFloor({ load: 'placement_load', floor, tools, second })
  const title = `Placing a combined coupon of three, ${name}`
  printBesideFloor(title, 'HTTP, all checks', rounds, '0.6')
  console.log(
    'HTTP: session, CSRF, validation, Idempotency-Key, limits, same coupon, ledger and a durable commit, with the load\n' +
      'generator on the same cores. Floor: the same rows by bare statements, a transaction and a durable commit a coupon,\n' +
      'no HTTP, no check but the balance. p95: from sending a request to its whole answer.'
  )
  await benchLimit({ name, floor, tools, second })
}

/** Coupons, requests that do nothing, and bare writes in groups, in turn; on the databases of the placing before. */
async function benchLimit({ name, floor, tools: plain, second }) {
  const [tools, bare] = [await benchTools(plain), await benchTools(second)]
  const server = await startBenchServer(tools, 'bench/nothing_server.ts')
  const rounds = []
  for (let turn = 0; turn < ROUNDS; turn++) {
    const times = turn === 0 ? FIRST : SHORT
    const rate = async (load, on, settings) =>
      (await program(load, on, { ...times, ...settings })).perSecond
    const ours = await rate('placement_load', tools, {})
    const requests = await rate('placement_load', tools, { BENCH_PATH: '/v1/bench/nothing' })
    const groups = await rate(floor, bare, { BENCH_GROUP: String(GROUP) })
    const writes = GROUP * groups
    // both use the same cores, so their times add up
    rounds.push({ ours, requests, writes, limit: 1 / (1 / requests + 1 / writes) })
  }
  await server.stop()
  const of = (key) => Math.round(median(rounds.map((round) => round[key])))
  const ratio = median(rounds.map(({ ours, limit }) => ours / limit))
  console.log(`\nThe limit of a coupon over HTTP, ${name}`)
  console.table({
    'coupons over HTTP': { 'a second': of('ours') },
    'requests with session and body': { 'a second': of('requests') },
    [`bare writes, ${GROUP} coupons a commit`]: { 'a second': of('writes') },
    'limit: one over the sum of their times': { 'a second': of('limit') },
  })
  console.log(
    `ratio to the limit: ${ratio.toFixed(2)} (median of ${rounds.length} rounds; wanted ${WANTED_OF_LIMIT})`
  )
}
