import db from '@adonisjs/lucid/services/db'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { canonicalFacts } from '#catalogue/actions/store_results'
import type { Decision } from '#settlement/approval/orders'

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
