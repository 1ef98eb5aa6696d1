/** Pages of affiliates over a million clicks: each must answer within 300 ms. And what clicks cost those who read the board. */
import { aboveBound } from '../bounds.mjs'
import { benchTools, median, prepareDatabase, program, startBenchServer } from '../bench.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const WANTED_MS = 300

/**
 * @param {{ name: string, tools: object }} database `tools` holds the settings of an empty database
 * @returns {Promise<string[]>} the pages above the bound
 */
export async function benchAffiliates({ name, tools: plain }) {
  const tools = await benchTools(plain)
  await prepareDatabase(tools)
  await program('affiliates/fill', tools)
  const server = await startBenchServer(tools)
  const rounds = []
  const loads = []
  for (let turn = 0; turn < ROUNDS; turn++) {
    rounds.push(await program('affiliates/reads', tools))
    loads.push(await program('affiliates/clicks_load', tools))
  }
  await server.stop()
  console.log(`\nPages of affiliates, ${process.env.BENCH_CLICKS ?? 'a million'} clicks, ${name}`)
  const p95Of = (page) => rounds.map(({ pages }) => pages[page].p95Ms)
  const pages = Object.keys(rounds[0].pages)
  const row = (page) => ({
    'p50 ms': median(rounds.map((round) => round.pages[page].p50Ms)),
    'p95 ms': median(p95Of(page)),
    'best p95': Math.min(...p95Of(page)),
  })
  console.table(Object.fromEntries(pages.map((page) => [page, row(page)])))
  const side = (of) => ({
    'p50 ms': median(loads.map((load) => load[of].p50Ms)),
    'p95 ms': median(loads.map((load) => load[of].p95Ms)),
    'rounds': loads.map((load) => load[of].p95Ms).join(' '),
  })
  console.log(`The board, read 40 times a second, ${name}`)
  console.table({ 'no clicks': side('floor'), '20 clicks a second': side('clicked') })
  const byPage = Object.fromEntries(pages.map((page) => [page, p95Of(page)]))
  return aboveBound(`Pages of affiliates, ${name}`, byPage, WANTED_MS)
}
