/** From a gateway's notice to the credited balance, beside the bare program. */
import { measureBesideFloor, printBesideFloor } from './beside_floor.mjs'

/** @param {{ name: string, tools: object, second: object }} database `second` is for the bare program */
export async function benchPayments({ name, tools, second }) {
  const programs = { load: 'payments/load', floor: 'payments/floor', seed: 'payments/seed' }
  const rounds = await measureBesideFloor({ ...programs, tools, second })
  printBesideFloor(`A deposit credited by a notice, ${name}`, 'HTTP, all checks', rounds, '0.6')
  console.log(
    'HTTP: signature, time, the payment locked, its state and money compared, ledger, step, notice and a durable commit, with\n' +
      'the load generator on the same cores. Floor: the same rows by bare statements, a transaction and a durable commit a\n' +
      'deposit, no HTTP, no check but the state. p95: from sending a notice to its answer, when the balance is credited.'
  )
}
