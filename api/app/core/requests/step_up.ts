/** Asks for the second factor again before an action that moves money out or weakens protection (must-hold S9). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Principal } from '#core/requests/access'

/** `trx`: the transaction in progress, if there is one. */
type Check = (principal: Principal, trx?: TransactionClientContract) => Promise<void>

let check: Check = () => Promise.reject(new Error('no room checks the second factor'))

/** Sets the function that checks; the accounts room provides it, and every room may ask. */
export function checkStepUpWith(given: Check): void {
  check = given
}

/**
 * Throws 403 `stepUpNeeded` when the user has a second factor and this session did not give its code within the last
 * minutes.
 */
export const requireStepUp: Check = (principal, trx) => check(principal, trx)
