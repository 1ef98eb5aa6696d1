/** Asks the room that knows the money before an edit of a match cancels it or takes a cancellation back. */
import db from '@adonisjs/lucid/services/db'
import type { Editor } from '#core/requests/access'

export interface StatusChange {
  matchId: number
  /** The revision of the result in force; 0 without a result. */
  revision: number
  /** True for cancelling, false for taking a cancellation back. */
  isCancelling: boolean
}

type Check = (editor: Editor, change: StatusChange) => Promise<void>

let check: Check = () => Promise.reject(new Error('no room guards the status of matches'))

/** Sets the function that checks; the settlement room provides it. */
export function guardStatusWith(given: Check): void {
  check = given
}

/** Throws 403 `holdsBet`, 409 `secondOfficerNeeded`. A status that moves no money passes. */
export async function guardStatus(editor: Editor, matchId: number, wanted: string): Promise<void> {
  const match = await db
    .query<{ status: string; result_revision: number }>()
    .from('matches')
    .where('id', matchId)
    .select('status', 'result_revision')
    .first()
  if (!match || match.status === wanted) return
  const revision = Number(match.result_revision)
  const isCancelling = wanted === 'cancelled' && revision === 0
  const isTakenBack = wanted === 'not_started' && match.status === 'cancelled' && revision > 0
  if (isCancelling || isTakenBack) await check(editor, { matchId, revision, isCancelling })
}
