/** Takes the standing result of a match back: what stood before it stands again, as a revision of its own. */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { STAFF } from '#catalogue/actions/store_results'
import { AppError } from '#core/app_error'
import { clock } from '#core/clock'
import type { Trx } from '#core/database'

export interface ResultBefore {
  /** Null: no result stood. */
  facts: MatchFacts | null
  /** Who said so; a feed's result is the feed's again. */
  source: string
  matchStatus: string
}

/** Of a match whose status before its first result was not kept. */
const USUAL_STATUS = 'not_started'

interface ResultRow {
  facts: string
  source: string
  status_before: string | null
}

/**
 * What stood before the standing revision. Throws 404 `notFound` for an unknown match, 409 `resultRevisionConflict
 * [standing revision]` when another than `basedOnRevision` stands, 409 `noResultToUndo` when none does.
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
  const standing = match.result_revision
  if (basedOnRevision !== standing) {
    throw new AppError('resultRevisionConflict', { params: [standing], status: 409 })
  }
  const rows: ResultRow[] = await client
    .query<ResultRow>()
    .from('results')
    .where('match_id', matchId)
    .where('revision', '<=', standing)
    .orderBy('revision', 'desc')
    .limit(2)
    .select('facts', 'source', 'status_before')
  const [undone, before] = rows
  if (!undone) throw new AppError('noResultToUndo', { status: 409 })
  const facts: MatchFacts | null = before ? JSON.parse(before.facts) : null
  return {
    facts,
    source: facts && before ? before.source : STAFF,
    matchStatus: facts?.status ?? undone.status_before ?? USUAL_STATUS,
  }
}

export interface TakeBack {
  matchId: number
  basedOnRevision: number
  actorId: number
}

/**
 * Stores what stood before as the next revision and gives the match the status it had; markets and coupons follow when it
 * is settled. Announce it after the commit. Returns the revision on record. Throws as `resultBefore`.
 */
export async function takeBackResult(
  trx: Trx,
  { matchId, basedOnRevision, actorId }: TakeBack
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
      created_at: now,
      settled_at: null,
      status_before: match.status,
    })
  await trx
    .query<unknown>()
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
