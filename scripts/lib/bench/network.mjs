/** Pages of staff over 10 000 users and a million coupons: each must answer within 300 ms. */
import { aboveBound } from '../bounds.mjs'
import { benchTools, median, prepareDatabase, program, startBenchServer } from '../bench.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const WANTED_MS = 300

/**
 * @param {{ name: string, tools: object }} database `tools` holds the settings of an empty database
 * @returns {Promise<string[]>} the pages above the bound
 */
export async function benchNetwork({ name, tools: plain }) {
  const tools = await benchTools(plain)
  await prepareDatabase(tools)
  await program('fill_network', tools)
  const server = await startBenchServer(tools)
  const rounds = []
  for (let turn = 0; turn < ROUNDS; turn++) rounds.push(await program('network_reads', tools))
  await server.stop()
  console.log(
    `\nPages of staff, 10 000 users and ${process.env.BENCH_COUPONS ?? 'a million'} coupons, ${name}`
  )
  const p95Of = (page) => rounds.map(({ pages }) => pages[page].p95Ms)
  const rowOf = (page) => {
    const p95 = p95Of(page)
    return {
      'p50 ms': median(rounds.map(({ pages }) => pages[page].p50Ms)),
      'p95 ms': median(p95),
      'best p95': Math.min(...p95),
      'rounds': p95.join(' '),
    }
  }
  const pages = Object.keys(rounds[0].pages)
  console.table(Object.fromEntries(pages.map((page) => [page, rowOf(page)])))
  console.log(
    `One request at a time; medians of the rounds, and the p95 of the quietest (at most ${WANTED_MS}).`
  )
  const byPage = Object.fromEntries(pages.map((page) => [page, p95Of(page)]))
  return aboveBound(`Pages of staff, ${name}`, byPage, WANTED_MS)
}
