/** Takes the present result of a match back: the result before it counts again, as a new revision. */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { STAFF } from '#catalogue/actions/store_results'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'

interface ResultBefore {
  /** Null when there was no earlier result. */
  facts: MatchFacts | null
  /** The source of the earlier result; a feed's result belongs to the feed again. */
  source: string
  matchStatus: string
}

/** Status of a match whose status before its first result was not stored. */
const USUAL_STATUS = 'not_started'

interface ResultRow {
  facts: string
  source: string
  status_before: string | null
}

/**
 * The result before the present revision. Throws 404 `notFound` for an unknown match, 409 `resultRevisionConflict`
 * [present revision] when that is not `basedOnRevision`, 409 `noResultToUndo` when there is no result.
 */
export async function resultBefore(
  client: QueryClientContract,
  matchId: number,
  basedOnRevision: number
): Promise<ResultBefore> {
  const match = await client
    .query<{ result_revision: number }>()
    .from('matches')
    .where('id', matchId)
    .select('result_revision')
    .first()
  if (!match) throw AppError.notFound()
  const inForce = match.result_revision
  if (basedOnRevision !== inForce) {
    throw new AppError('resultRevisionConflict', { params: [inForce] })
  }
  const rows: ResultRow[] = await client
    .query<ResultRow>()
    .from('results')
    .where('match_id', matchId)
    .where('revision', '<=', inForce)
    .orderBy('revision', 'desc')
    .limit(2)
    .select('facts', 'source', 'status_before')
  const [undone, before] = rows
  if (!undone) throw new AppError('noResultToUndo')
  const facts: MatchFacts | null = before ? JSON.parse(before.facts) : null
  return {
    facts,
    source: facts && before ? before.source : STAFF,
    matchStatus: facts?.status ?? undone.status_before ?? USUAL_STATUS,
  }
}

interface TakeBack {
  matchId: number
  basedOnRevision: number
  actorId: number
  /** The second officer who approved it; null where one was enough. */
  approverId: number | null
}

/**
 * Stores the earlier result as the next revision and restores the match's status; settling that revision updates
 * markets and coupons. Announce it after the commit. Returns the newest revision. Throws as `resultBefore` does.
 */
export async function takeBackResult(
  trx: Trx,
  { matchId, basedOnRevision, actorId, approverId }: TakeBack
): Promise<{ revision: number; facts: MatchFacts | null }> {
  const match = await trx
    .query<{ status: string }>()
    .from('matches')
    .where('id', matchId)
    .select('status')
    .forUpdate()
    .first()
  if (!match) throw AppError.notFound()
  const { facts, source, matchStatus } = await resultBefore(trx, matchId, basedOnRevision)
  const revision = basedOnRevision + 1
  const now = clock.now()
  await trx
    .insertQuery()
    .table('results')
    .insert({
      match_id: matchId,
      revision,
      facts: JSON.stringify(facts),
      source,
      actor_id: actorId,
      approver_id: approverId,
      undone_revision: basedOnRevision,
      created_at: now,
      settled_at: null,
      status_before: match.status,
    })
  await trx
    .from('matches')
    .where('id', matchId)
    .update({
      result_revision: facts ? revision : 0,
      status: matchStatus,
      is_awarded: matchStatus === 'awarded' ? 1 : 0,
      changed_at: now,
    })
  return { revision, facts }
}
