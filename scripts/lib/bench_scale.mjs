/**
 * What a coupon costs with millions stored, beside its cost with few: two databases that differ in nothing else, asked by
 * turns, so that what else the machine does falls on both.
 */
import { benchTools, prepareDatabase, program, startBenchServer } from './bench.mjs'

const FEW = 10_000
const MANY = Number(process.env.BENCH_COUPONS ?? 2_000_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
/** Short, so that the few stay few. */
const SHORT = { BENCH_WARM_UP_MS: '1000', BENCH_MS: '2000' }

/**
 * @param {{ name: string, second: object, tools: object }} database `tools` and `second` hold the settings of two empty
 *   databases of one kind
 */
export async function benchScale({ name, tools, second }) {
  const few = await filled(tools, FEW)
  const many = await filled(second, MANY)
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of round % 2 === 0 ? [few, many] : [many, few]) {
      side.rounds.push(await program('placement_load', side.tools, SHORT))
    }
  }
  for (const { server } of [few, many]) await server.stop()
  print(name, few, many)
}

async function filled(plain, coupons) {
  const tools = await benchTools(plain)
  await prepareDatabase(tools)
  const began = performance.now()
  await program('fill', tools, { BENCH_COUPONS: String(coupons) })
  console.log(`${coupons} coupons stored in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return { tools, coupons, rounds: [], server: await startBenchServer(tools) }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
/** Of all that ran, in milliseconds of wall clock a coupon. */
const costs = ({ rounds }) => rounds.map(({ perSecond }) => 1000 / perSecond)

function print(name, few, many) {
  console.log(`\nCost of a coupon by how many are stored, ${name}`)
  console.table(
    Object.fromEntries(
      [few, many].map((side) => [
        `${side.coupons} stored`,
        {
          'ms a coupon': Number(median(costs(side)).toFixed(3)),
          'a second': median(side.rounds.map(({ perSecond }) => perSecond)),
          'p95 ms': median(side.rounds.map(({ p95Ms }) => p95Ms)),
          'rounds': side.rounds.map(({ perSecond }) => perSecond).join(' '),
        },
      ])
    )
  )
  const ratio = median(costs(many)) / median(costs(few))
  console.log(`cost with ${many.coupons} over cost with ${few.coupons}: ${ratio.toFixed(2)}`)
}
