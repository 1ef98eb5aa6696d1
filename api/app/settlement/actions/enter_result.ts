import { isOfPlay, type MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import type { SettlementPreview } from '@grandstand/shared-types/wire/settlement'
import { isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import db from '@adonisjs/lucid/services/db'
import { recordAudit } from '#audit/record_audit'
import { STAFF, storeResults } from '#catalogue/actions/store_results'
import { AppError } from '#core/app_error'
import { clock } from '#core/clock'
import { exclusively } from '#settlement/exclusive'
import { settleInTurn } from '#settlement/actions/settle_match'

export interface ResultEntry {
  matchId: number
  facts: MatchFacts
  basedOnRevision: number
  /** Staff have confirmed a result of a match whose start is to come. */
  beforeStart?: boolean
  actor: { userId: number; siteId: number; ip: string }
}

/**
 * A result entered by hand: stored, put on record, settled; the answer says what moved. A stored result is settled even
 * if this run is cut short, by the settle loop. The same facts again move nothing.
 * Throws what `storeResults` throws, and 422 `resultBeforeStart` for one that was played before it began.
 */
export function enterResult(entry: ResultEntry): Promise<SettlementPreview> {
  const { matchId, facts, basedOnRevision, actor } = entry
  // from storing to settling in one turn, so that the loop does not take the work and leave nothing to report
  return exclusively(async () => {
    if (!entry.beforeStart) await requireStart(matchId, facts)
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

async function requireStart(matchId: number, facts: MatchFacts): Promise<void> {
  if (!isOfPlay(facts.status)) return
  const match = await db
    .query<{ status: string; starts_at: number; result_revision: number }>()
    .from('matches')
    .where('id', matchId)
    .select('status', 'starts_at', 'result_revision')
    .first()
  if (!match || match.result_revision > 0) return
  if (isPreMatch(match.status) && match.starts_at > clock.now()) {
    throw new AppError('resultBeforeStart', { params: [match.starts_at] })
  }
}
