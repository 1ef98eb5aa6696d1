/** From a game provider's bet and win to their answers, beside the bare program. */
import { benchTools, program } from '../bench.mjs'
import { measureBesideFloor, printBesideFloor } from './beside_floor.mjs'

/** @param {{ name: string, tools: object, second: object }} database `second` is for the bare program */
export async function benchWallet({ name, tools, second }) {
  const programs = { load: 'wallet/load', floor: 'wallet/floor', seed: 'wallet/seed' }
  const rounds = await measureBesideFloor({ ...programs, tools, second })
  printBesideFloor(`A bet and its win, ${name}`, 'HTTP, all checks', rounds, '0.8')
  const answered = rounds.reduce((sum, { ours }) => sum + ours.answered, 0)
  const { rounds: stored } = await program('wallet/count_rounds', await benchTools(tools))
  console.log(`rounds answered: ${answered}; stored whole: ${stored}; lost: ${answered - stored}`)
  console.log(
    'HTTP: address, signature and time, session, player, limits, the player locked, what is stored, round, ledger, message and a\n' +
      'durable commit for each of two calls, with the load generator on the same cores. Floor: the same rows by bare\n' +
      'statements, a transaction and a durable commit a call, no HTTP, no checks. p95, p99: from the bet to the answer of the win.'
  )
}
