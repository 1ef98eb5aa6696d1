/** Tickets of one draw sold over HTTP, and draws paid in bulk, each beside bare writes of the same rows. */
import { benchTools, prepareDatabase, program } from '../bench.mjs'
import { measureBesideFloor, printBesideFloor } from './beside_floor.mjs'

/** @param {{ name: string, tools: object, second: object, third: object }} database `second` is for the bare program */
export async function benchDraws({ name, tools, second, third }) {
  const programs = { load: 'draws/load', floor: 'draws/floor', seed: 'draws/seed' }
  const rounds = await measureBesideFloor({ ...programs, tools, second })
  printBesideFloor(`A ticket of a draw, ${name}`, 'HTTP, all checks', rounds)

  const paying = await benchTools(third)
  await prepareDatabase(paying)
  await program('draws/seed', paying)
  const { tickets, perSecond, barePerSecond, ratio, ms, bareMs } = await program(
    'draws/pay',
    paying
  )
  console.log(`\nPaying a draw, ${name}`)
  console.table({
    [`${tickets} tickets`]: { 'a second': perSecond, 'ms': ms.join(' ') },
    'bare floor': { 'a second': barePerSecond, 'ms': bareMs.join(' ') },
  })
  console.log(`ratio to the floor: ${ratio} (median of ${ms.length} rounds)`)
  console.log(
    'HTTP: session, player, limits, the draw and the player locked, ticket, ledger, answer kept and a durable commit, with the\n' +
      'load generator on the same cores. Floor: the same rows by bare statements, a transaction and a durable commit a ticket.\n' +
      'Paying: a thousand tickets a transaction, read, locked and settled by the rules. Floor: one transaction, every win known\n' +
      'before. The ledger is checked after the last round; BENCH_TICKETS sets the tickets of a draw.'
  )
}
