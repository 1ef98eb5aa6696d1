/**
 * Placing while 30 connections send bodies made to cost the server time: the p95 stays within 250 ms. Sign-ins while 130
 * strangers try unknown names, with hashes of the recommended cost: within two seconds.
 */
import { benchTools, median, prepareDatabase, program, startBenchServer } from '../bench.mjs'
import { aboveBound } from '../bounds.mjs'
import { FIRST, ROUNDS, SHORT } from './beside_floor.mjs'

const PLACERS = 16
const HOSTILE = 30
const WANTED_MS = 250

/** Of api/config/hash.ts. */
const RECOMMENDED_COST = 2 ** 17
/** Of a sign-in. */
const SIGN_IN_MS = 2_000

/**
 * @param {{ name: string, second: object, third: object }} database `second` and `third` hold the settings of databases of
 * their own
 * @returns {Promise<string[]>} the figures above their bounds
 */
export async function benchHostile({ name, second, third }) {
  const { node, env } = await benchTools(second)
  const settings = { BENCH_CONNECTIONS: String(PLACERS), BENCH_HOSTILE: String(HOSTILE) }
  const placing = await roundsOf('hostile/placing_load', { node, env: { ...env, ...settings } })
  print(`Placing at ${PLACERS} connections under ${HOSTILE} hostile ones, ${name}`, placing)

  const { env: plain } = await benchTools(third)
  // as where people sign in, not the quick one of a bench
  const full = { ...plain, PASSWORD_HASH_COST: String(RECOMMENDED_COST) }
  const signIns = await roundsOf('hostile/sign_in_load', { node, env: full })
  print(`Sign-ins while 130 strangers try unknown names, ${name}`, signIns)
  console.log(
    `Medians of the rounds, and the p95 of the quietest (at most ${WANTED_MS} and ${SIGN_IN_MS} under attack).`
  )
  const p95Of = (rounds) => ({ p95: rounds.map(({ attacked }) => attacked.p95Ms) })
  return [
    ...aboveBound(`Placing under attack, ${name}`, p95Of(placing), WANTED_MS),
    ...aboveBound(`Sign-ins under attack, ${name}`, p95Of(signIns), SIGN_IN_MS),
  ]
}

/** Rounds of a load on a server and database of its own. */
async function roundsOf(load, tools) {
  await prepareDatabase(tools)
  const server = await startBenchServer(tools)
  const rounds = []
  for (let turn = 0; turn < ROUNDS; turn++) {
    rounds.push(await program(load, tools, turn === 0 ? FIRST : SHORT))
  }
  await server.stop()
  return rounds
}

function print(title, rounds) {
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
  console.log(`\n${title}`)
  console.table({ 'no attack': row('floor'), 'under attack': row('attacked') })
  const { answered } = rounds.at(-1)
  console.log(
    `Answers to hostile requests of the last round, by status: ${JSON.stringify(answered)}.`
  )
}
