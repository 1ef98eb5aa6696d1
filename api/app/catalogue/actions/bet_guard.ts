/** Asks the room that knows the coupons whether staff hold a bet on a match of which they change what bets are paid by. */
import type { Editor } from '#core/requests/access'

type Check = (editor: Editor, matchId: number) => Promise<void>

let check: Check = () => Promise.reject(new Error('no room guards the bets of staff'))

/** Sets the function that checks; the settlement room provides it. */
export function guardBetsWith(given: Check): void {
  check = given
}

/** Throws 403 `holdsBet` (must-hold A4). */
export const guardBets = (editor: Editor, matchId: number): Promise<void> => check(editor, matchId)
