import { isOfPlay, type MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import { isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import db from '@adonisjs/lucid/services/db'
import type { Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import { STAFF, storeResults } from '#catalogue/actions/store_results'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { approvedBy, type Approver } from '#settlement/actions/approver'
import { exclusively } from '#settlement/runs/exclusive'
import { withBrands } from '#settlement/outcomes/results_of_brands'
import { settleInTurn } from '#settlement/actions/settle_matches'

export interface ResultEntry {
  matchId: number
  facts: MatchFacts
  basedOnRevision: number
  /** Staff have confirmed that the result comes before the listed start. */
  beforeStart?: boolean
  editor: Editor
  /** The second officer, who approved it; left out where one is enough. */
  approver?: Approver
}

/**
 * Stores a result entered by staff, records it in the audit log and settles it; resolves to the effect on markets,
 * coupons and money. When the run is interrupted, the settle loop settles the stored result. Equal facts move nothing.
 * Throws as `storeResults` does, and 422 `resultBeforeStart` for a result before the listed start without
 * `beforeStart`.
 */
export function enterResult(entry: ResultEntry): Promise<SettlementPreview> {
  const { matchId, basedOnRevision, editor, approver } = entry
  // stored and settled in one turn; otherwise the settle loop could settle first, and there would be nothing left to
  // report
  return exclusively(async () => {
    const facts = await withBrands(entry.facts)
    if (!entry.beforeStart) await requireStart(matchId, facts)
    const [stored] = await storeResults([
      {
        matchId,
        facts,
        source: STAFF,
        actorId: editor.principal.userId,
        approverId: approver?.id ?? null,
        basedOnRevision,
      },
    ])
    if (stored?.changed) {
      await recordAudit(db.connection(), {
        ...authorOf(editor),
        action: 'result.enter',
        subjectType: 'match',
        subjectId: matchId,
        detail: { ...approvedBy(approver), revision: stored.revision, facts },
      })
    }
    return settleInTurn(matchId)
  })
}

/** Throws 422 `resultBeforeStart` [listed start] for a result of a played match before the listed start. */
export async function requireStart(matchId: number, facts: MatchFacts): Promise<void> {
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
