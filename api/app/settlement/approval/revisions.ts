import db from '@adonisjs/lucid/services/db'
import type { Approver } from '#settlement/actions/approver'

/** Who ordered and who approved an order, and when (epoch ms). */
export interface Decision {
  askedBy: number
  approver: Approver
  at: number
}

/**
 * Whether these officers have stored, since the approval, a result of the match or its withdrawal after the revision on
 * which the order is based. Only one order of a match waits at a time, so that result is the order's. Facts are not
 * compared: those of an order lack what the server stores beside them, such as the field of a race.
 */
export async function hasRevisionAfter(
  matchId: number,
  { askedBy, approver, at }: Decision,
  basedOnRevision: number
): Promise<boolean> {
  const row: unknown = await db
    .from('results')
    .where({ match_id: matchId, actor_id: askedBy, approver_id: approver.id })
    .where('revision', '>', basedOnRevision)
    .where('created_at', '>=', at)
    .select('id')
    .first()
  return row !== null
}
