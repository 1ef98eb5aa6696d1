/** Placing while 30 connections send bodies made to cost the server time: the p95 stays within 250 ms. */
import { benchTools, median, prepareDatabase, program, startBenchServer } from '../bench.mjs'
import { aboveBound } from '../bounds.mjs'
import { FIRST, ROUNDS, SHORT } from './beside_floor.mjs'

const PLACERS = 16
const HOSTILE = 30
const WANTED_MS = 250

/**
 * @param {{ name: string, second: object }} database `second` holds the settings of a database of its own
 * @returns {Promise<string[]>} the figures above the bound
 */
export async function benchHostile({ name, second }) {
  const { node, env } = await benchTools(second)
  const tools = {
    node,
    env: { ...env, BENCH_CONNECTIONS: String(PLACERS), BENCH_HOSTILE: String(HOSTILE) },
  }
  await prepareDatabase(tools)
  const server = await startBenchServer(tools)
  const rounds = []
  for (let turn = 0; turn < ROUNDS; turn++) {
    rounds.push(await program('hostile_load', tools, turn === 0 ? FIRST : SHORT))
  }
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
  console.log(`\nPlacing at ${PLACERS} connections under ${HOSTILE} hostile ones, ${name}`)
  console.table({ 'no attack': row('floor'), 'under attack': row('attacked') })
  const { answered } = rounds.at(-1)
  console.log(
    `Answers to hostile requests of the last round, by status: ${JSON.stringify(answered)}.\n` +
      `Medians of the rounds, and the p95 of the quietest (at most ${WANTED_MS} under attack).`
  )
  const p95 = rounds.map(({ attacked }) => attacked.p95Ms)
  return aboveBound(`Placing under attack, ${name}`, { p95: p95 }, WANTED_MS)
}
