/** A ticket sold at a desk, from the key press to the page of its paper: within 150 ms. */
import { aboveBound } from '../bounds.mjs'
import { benchTools, median, prepareDatabase, program, startBenchServer } from '../bench.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const DESKS = 8
const WANTED_MS = 150

/**
 * @param {{ name: string, second: object }} database `second` holds the settings of a database of its own
 * @returns {Promise<string[]>} the figures above the bound
 */
export async function benchDesk({ name, second }) {
  const { node, env } = await benchTools(second)
  const tools = { node, env: { ...env, BENCH_DESKS: String(DESKS) } }
  await prepareDatabase(tools)
  await program('seed_desks', tools)
  const server = await startBenchServer(tools)
  const rounds = []
  for (let turn = 0; turn < ROUNDS; turn++) rounds.push(await program('desk_load', tools))
  await server.stop()
  const row = (side) => {
    const p95 = rounds.map((round) => round[side].p95Ms)
    return {
      'a second': median(rounds.map((round) => round[side].perSecond)),
      'p50 ms': median(rounds.map((round) => round[side].p50Ms)),
      'p95 ms': median(p95),
      'best p95': Math.min(...p95),
      'rounds': p95.join(' '),
    }
  }
  console.log(`\nA ticket sold at a desk, until the page of its paper, ${name}`)
  console.table({ 'one desk': row('alone'), [`${DESKS} desks at once`]: row('together') })
  console.log(
    `Medians of the rounds, and the p95 of the quietest (at most ${WANTED_MS} at one desk).`
  )
  const alone = rounds.map((round) => round.alone.p95Ms)
  return aboveBound(`A ticket sold, ${name}`, { 'one desk': alone }, WANTED_MS)
}
