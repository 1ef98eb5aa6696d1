/** Placing over HTTP beside the bare program. */
import { measureBesideFloor, printBesideFloor } from './beside_floor.mjs'

/**
 * @param {{ name: string, floor: string, tools: object, second: object }} database `floor` is the name of the bare
 * program, which writes to `second`
 */
export async function benchPlacement({ name, floor, tools, second }) {
  const rounds = await measureBesideFloor({ load: 'placement_load', floor, tools, second })
  const title = `Placing a combined coupon of three, ${name}`
  printBesideFloor(title, 'HTTP, all checks', rounds, '0.6')
  console.log(
    'HTTP: session, CSRF, validation, Idempotency-Key, limits, same coupon, ledger and a durable commit, with the load\n' +
      'generator on the same cores. Floor: the same rows by bare statements, a transaction and a durable commit a coupon,\n' +
      'no HTTP, no check but the balance. p95: from sending a request to its whole answer.'
  )
}
