/** Asks before an operation whether the brand of the request is closed to its caller. */
import type { HttpContext } from '@adonisjs/core/http'
import type { Principal } from '#core/requests/access'

type Check = (ctx: HttpContext, principal: Principal | null, admitsAll: boolean) => Promise<void>

let check: Check = () => Promise.reject(new Error('no room knows which brands are closed'))

/** Sets the function that checks; the room of brands has it. */
export function checkClosingWith(given: Check): void {
  check = given
}

/**
 * Throws 503 `plannedMaintenance` [seconds] to visitors, players and terminals while their brand is closed, unless `admitsAll`;
 * and to everybody while it moves to another database, and afterwards.
 */
export const requireOpenBrand: Check = (ctx, principal, admitsAll) =>
  check(ctx, principal, admitsAll)
