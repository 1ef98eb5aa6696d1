/**
 * Placing over HTTP beside the bare program, on two databases of one kind in turn, so that other work of the machine
 * slows both alike.
 */
import {
  CONNECTIONS,
  benchTools,
  median,
  prepareDatabase,
  program,
  startBenchServer,
} from '../bench.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SHORT = { BENCH_WARM_UP_MS: '500', BENCH_MS: '3000' }
/** In the first round, the server and the load generator are still being compiled. */
const FIRST = { ...SHORT, BENCH_WARM_UP_MS: '3000' }

/**
 * @param {{ name: string, floor: string, tools: object, second: object }} database `floor` is the name of the bare
 * program, which writes to `second`
 */
export async function benchPlacement({ name, floor, tools: plain, second: plainSecond }) {
  const [tools, second] = [await benchTools(plain), await benchTools(plainSecond)]
  for (const each of [tools, second]) await prepareDatabase(each)
  const server = await startBenchServer(tools)
  const rounds = []
  for (let turn = 0; turn < ROUNDS; turn++) {
    const placed = await program('placement_load', tools, turn === 0 ? FIRST : SHORT)
    rounds.push({ placed, bare: await program(floor, second, SHORT) })
  }
  await server.stop()
  print(name, rounds)
}

function print(name, rounds) {
  const row = (side) => ({
    'a second': median(rounds.map((round) => round[side].perSecond)),
    'p95 ms': median(rounds.map((round) => round[side].p95Ms)),
    'rounds': rounds.map((round) => round[side].perSecond).join(' '),
  })
  console.log(`\nPlacing a combined coupon of three, ${name}`)
  console.table({
    [`HTTP, all checks, ${CONNECTIONS} connections`]: row('placed'),
    'bare floor': row('bare'),
  })
  const ratio = median(rounds.map(({ placed, bare }) => placed.perSecond / bare.perSecond))
  console.log(
    `ratio to the floor: ${ratio.toFixed(2)} (median of ${rounds.length} rounds; wanted 0.6)`
  )
  console.log(
    'HTTP: session, CSRF, validation, Idempotency-Key, limits, same coupon, ledger and a durable commit, with the load\n' +
      'generator on the same cores. Floor: the same rows by bare statements, a transaction and a durable commit a coupon,\n' +
      'no HTTP, no check but the balance. p95: from sending a request to its whole answer.'
  )
}
