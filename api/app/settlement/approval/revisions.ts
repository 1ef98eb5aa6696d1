import db from '@adonisjs/lucid/services/db'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { canonicalFacts } from '#catalogue/actions/store_results'
import type { Approver } from '#settlement/actions/approver'

/** Who ordered and who approved an order, and when (epoch ms). */
export interface Decision {
  askedBy: number
  approver: Approver
  at: number
}

/** Whether these officers have stored, since the approval, a result of the match with these facts or of this revision. */
export async function hasRevision(
  matchId: number,
  { askedBy, approver, at }: Decision,
  wanted: { facts: MatchFacts } | { revision: number }
): Promise<boolean> {
  const row: unknown = await db
    .from('results')
    .where({
      match_id: matchId,
      actor_id: askedBy,
      approver_id: approver.id,
      ...('facts' in wanted ? { facts: canonicalFacts(wanted.facts) } : wanted),
    })
    .where('created_at', '>=', at)
    .select('id')
    .first()
  return row !== null
}
