import type { MatchFacts } from '@grandstand/shared-types/markets/facts'
import type { SettlementPreview } from '@grandstand/shared-types/wire'
import db from '@adonisjs/lucid/services/db'
import { recordAudit } from '#audit/record_audit'
import { STAFF, storeResults } from '#catalogue/actions/store_results'
import { exclusively } from '#settlement/exclusive'
import { settleInTurn } from '#settlement/actions/settle_match'

export interface ResultEntry {
  matchId: number
  facts: MatchFacts
  basedOnRevision: number
  actor: { userId: number; siteId: number; ip: string }
}

/**
 * A result entered by hand: stored, put on record, settled; the answer says what moved. A stored result is settled even
 * if this run is cut short, by the settle loop. The same facts again move nothing.
 * Throws what `storeResults` throws.
 */
export function enterResult(entry: ResultEntry): Promise<SettlementPreview> {
  const { matchId, facts, basedOnRevision, actor } = entry
  // from storing to settling in one turn, so that the loop does not take the work and leave nothing to report
  return exclusively(async () => {
    const [stored] = await storeResults([
      { matchId, facts, source: STAFF, actorId: actor.userId, basedOnRevision },
    ])
    if (stored?.changed) {
      await recordAudit(db.connection(), {
        siteId: actor.siteId,
        actorId: actor.userId,
        action: 'result.enter',
        subjectType: 'match',
        subjectId: matchId,
        detail: { revision: stored.revision, facts },
        ip: actor.ip,
      })
    }
    return settleInTurn(matchId)
  })
}
