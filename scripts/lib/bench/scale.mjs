/**
 * The cost of a coupon with millions stored beside its cost with few: two databases that differ in nothing else,
 * measured in turn, so that other work of the machine slows both alike. Beside the wall clock stands the processor time
 * of the server and its database (Linux only), which a busy machine stretches less.
 */
import { benchTools, median, prepareDatabase, program, startBenchServer } from '../bench.mjs'

const FEW = 10_000
const MANY = Number(process.env.BENCH_COUPONS ?? 2_000_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
/** Short, so that the small database stays small. */
const SHORT = { BENCH_WARM_UP_MS: '500', BENCH_MS: '2000' }

/**
 * @param {{ name: string, tools: object, second: object, databasePid?: number }} database `tools` and `second` hold the
 *   settings of two empty databases of one kind; `databasePid` is their server's process, if they have one
 */
export async function benchScale({ name, tools, second, databasePid }) {
  const few = await filled(tools, FEW)
  const many = await filled(second, MANY)
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const side of turn % 2 === 0 ? [few, many] : [many, few]) {
      side.rounds.push(await measure(side, databasePid))
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

async function measure({ tools, server }, databasePid) {
  const pids = [server.child.pid, databasePid].filter(Boolean).join()
  const figures = await program('placement_load', tools, { ...SHORT, BENCH_PIDS: pids })
  return { ...figures, wallMs: 1000 / figures.perSecond }
}

const of = (side, key) => side.rounds.map((figures) => figures[key])

function print(name, few, many) {
  console.log(`\nCost of a coupon by how many are stored, ${name}`)
  const row = (side) => ({
    'ms a coupon': Number(median(of(side, 'wallMs')).toFixed(3)),
    'cpu ms a coupon': Number(median(of(side, 'cpuMs')).toFixed(3)),
    'a second': median(of(side, 'perSecond')),
    'p95 ms': median(of(side, 'p95Ms')),
  })
  console.table(
    Object.fromEntries([few, many].map((side) => [`${side.coupons} stored`, row(side)]))
  )
  for (const [key, unit] of [
    ['wallMs', 'wall clock'],
    ['cpuMs', 'processor'],
  ]) {
    // each round beside its neighbour: other work slowed both alike
    const ratios = of(many, key).map((value, turn) => value / of(few, key)[turn])
    const all = ratios.map((ratio) => ratio.toFixed(2)).join(' ')
    console.log(
      `cost with ${many.coupons} over cost with ${few.coupons}, ${unit}: ${median(ratios).toFixed(2)} (${all})`
    )
  }
}
