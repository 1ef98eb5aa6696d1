/**
 * A load over HTTP beside a bare program, on two databases of one kind in turn, so that other work of the machine slows
 * both alike.
 */
import {
  CONNECTIONS,
  benchTools,
  median,
  prepareDatabase,
  program,
  startBenchServer,
} from '../bench.mjs'

export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
export const SHORT = { BENCH_WARM_UP_MS: '500', BENCH_MS: '3000' }
/** In the first round, the server and the load generator are still being compiled. */
export const FIRST = { ...SHORT, BENCH_WARM_UP_MS: '3000' }

/**
 * Resolves to the rounds: the figures of `load` against a server on `tools`, and of the bare `floor` on `second`.
 * @param {{ load: string, floor: string, seed?: string, tools: object, second: object }} programs of api/bench
 */
export async function measureBesideFloor({ load, floor, seed, tools: plain, second: plainSecond }) {
  const [tools, second] = [await benchTools(plain), await benchTools(plainSecond)]
  for (const each of [tools, second]) {
    await prepareDatabase(each)
    if (seed) await program(seed, each)
  }
  const server = await startBenchServer(tools)
  const rounds = []
  for (let turn = 0; turn < ROUNDS; turn++) {
    const round = { BENCH_ROUND: String(turn) }
    const ours = await program(load, tools, { ...(turn === 0 ? FIRST : SHORT), ...round })
    rounds.push({ ours, bare: await program(floor, second, { ...SHORT, ...round }) })
  }
  await server.stop()
  return rounds
}

/** @param {string} [wanted] the ratio that is wanted, where one is */
export function printBesideFloor(title, ours, rounds, wanted) {
  const row = (side) => ({
    'a second': median(rounds.map((round) => round[side].perSecond)),
    'p95 ms': median(rounds.map((round) => round[side].p95Ms)),
    'p99 ms': median(rounds.map((round) => round[side].p99Ms)),
    'rounds': rounds.map((round) => round[side].perSecond).join(' '),
  })
  console.log(`\n${title}`)
  console.table({ [`${ours}, ${CONNECTIONS} connections`]: row('ours'), 'bare floor': row('bare') })
  const ratio = median(rounds.map((round) => round.ours.perSecond / round.bare.perSecond))
  console.log(
    `ratio to the floor: ${ratio.toFixed(2)} (median of ${rounds.length} rounds${wanted ? `; wanted ${wanted}` : ''})`
  )
}
