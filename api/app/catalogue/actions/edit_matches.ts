/** Staff edit matches. */
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { authorOf, recordAudit } from '#audit/record_audit'
import {
  announceResults,
  STAFF,
  storeResultsIn,
  type StoredResult,
} from '#catalogue/actions/store_results'
import { takeBackResult } from '#catalogue/actions/take_back_result'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { requireRow } from '#catalogue/actions/edit_places'
import { deleteRow, editing, insertRow, updateRow } from '#audit/edit_rows'
import { handMadeKey } from '#catalogue/actions/hand_made_key'
import { announceMatches, touchMatches } from '#catalogue/actions/touch_matches'
import { guardStatus } from '#catalogue/actions/status_guard'
import type { MatchChanges, NewMatch } from '#catalogue/validators/matches'

/** Statuses that staff may set and take back; the feed and results set all others. */
const BY_HAND = ['cancelled', 'postponed']

/**
 * Throws 422 `unknownEntry` at `tournamentId`, `homeTeamId` or `awayTeamId` (unknown, of another sport, or both the
 * same team), 409 `alreadyExists` when the fixture exists at that time.
 */
export async function createMatch(editor: Editor, input: NewMatch): Promise<number> {
  const id = await editing(async (trx) => {
    const tournament = await requireRow(trx, 'tournaments', input.tournamentId, 'tournamentId')
    const sportId = Number(tournament['sport_id'])
    await requireTeam(trx, input.homeTeamId, sportId, 'homeTeamId')
    await requireTeam(trx, input.awayTeamId, sportId, 'awayTeamId')
    if (input.homeTeamId === input.awayTeamId) throw AppError.field('awayTeamId', 'sameTeams')
    const { tournamentId, homeTeamId, awayTeamId, startsAt } = input
    return insertRow(trx, editor, 'matches', {
      sport_id: sportId,
      category_id: Number(tournament['category_id']),
      tournament_id: tournamentId,
      home_team_id: homeTeamId,
      away_team_id: awayTeamId,
      source_key: handMadeKey('match', tournamentId, homeTeamId, awayTeamId, startsAt),
      starts_at: startsAt,
      min_selections: input.minSelections ?? 1,
      list_order: input.listOrder ?? 0,
      changed_at: clock.now(),
      created_at: clock.now(),
    })
  })
  announceMatches([id])
  return id
}

/**
 * Changes the fields that were sent. Staff may set the status to cancelled or postponed, and back to not_started while
 * there is no other result. Cancelling is a result and settles like any other, so cancelling and taking it back need
 * the permission `results.enter`. Throws 404 `notFound`, 403 `notAllowed`, 422 `stateFixed` at `status`, and as
 * `guardStatus`.
 */
export async function updateMatch(
  editor: Editor,
  id: number,
  changes: MatchChanges
): Promise<void> {
  const { status } = changes
  if (status !== undefined) await guardStatus(editor, id, status)
  const { matchIds, stored } = await editing(async (trx) => {
    const results = status === undefined ? [] : await setStatus(trx, editor, id, status)
    const changed = await updateRow(trx, editor, 'matches', id, {
      starts_at: changes.startsAt,
      status,
      bet_status: changes.betStatus,
      active: changes.active,
      is_featured: changes.isFeatured,
      min_selections: changes.minSelections,
      list_order: changes.listOrder,
    })
    return { matchIds: changed ? await touchMatches(trx, 'id', id) : [], stored: results }
  })
  announceResults(stored)
  announceMatches(matchIds)
}

/** Throws 404 `notFound`, 409 `inUse` while it has markets or results. */
export async function deleteMatch(editor: Editor, id: number): Promise<void> {
  await editing(async (trx) => {
    for (const table of ['runners', 'race_fields']) {
      await trx.from(table).where('match_id', id).delete()
    }
    await deleteRow(trx, editor, 'matches', id)
  })
  announceMatches([id])
}

async function requireTeam(trx: Trx, id: number, sportId: number, field: string): Promise<void> {
  const team = await requireRow(trx, 'teams', id, field)
  if (Number(team['sport_id']) !== sportId) throw AppError.field(field, 'unknownEntry')
}

/** The result that the new status stands for; null when it stands for none. */
async function setStatus(
  trx: Trx,
  editor: Editor,
  id: number,
  wanted: string
): Promise<StoredResult[]> {
  const match = await trx
    .query<{ status: string; result_revision: number }>()
    .from('matches')
    .where('id', id)
    .select('status', 'result_revision')
    .forUpdate()
    .first()
  if (!match) throw AppError.notFound()
  const { status, result_revision: revision } = match
  if (wanted === status) return []
  const isTakenBack = wanted === 'not_started' && BY_HAND.includes(status)
  if (revision > 0 && isTakenBack) return takeBack(trx, editor, id, revision)
  if (revision > 0 || !(isTakenBack || BY_HAND.includes(wanted))) {
    throw AppError.field('status', 'stateFixed')
  }
  // a new start does not prolong the carry over of a postponed match
  const listedStart = isTakenBack ? null : trx.raw('coalesce(listed_start, starts_at)')
  await trx.from('matches').where('id', id).update({ listed_start: listedStart })
  if (wanted !== 'cancelled') return []
  requireResultRight(editor, 'results.enter')
  const facts: MatchFacts = { status: wanted, periods: {} }
  const stored = await storeResultsIn(trx, [
    { matchId: id, facts, source: STAFF, actorId: editor.principal.userId },
  ])
  const detail = { revision: stored[0]?.revision, facts }
  await auditResult(trx, editor, 'result.enter', id, detail)
  return stored
}

function requireResultRight(
  { principal }: Editor,
  permission: 'results.enter' | 'results.undo'
): void {
  if (!principal.permissions.has(permission)) throw AppError.notAllowed()
}

/** Takes the cancellation back; allowed only when the match had no earlier result. */
async function takeBack(
  trx: Trx,
  editor: Editor,
  id: number,
  revision: number
): Promise<StoredResult[]> {
  requireResultRight(editor, 'results.undo')
  const { facts, ...taken } = await takeBackResult(trx, {
    matchId: id,
    basedOnRevision: revision,
    actorId: editor.principal.userId,
    approverId: null,
  })
  if (facts) throw AppError.field('status', 'stateFixed')
  await trx.from('matches').where('id', id).update({ listed_start: null })
  const detail = { undone: revision, revision: taken.revision, facts }
  await auditResult(trx, editor, 'result.undo', id, detail)
  return [{ matchId: id, revision: taken.revision, changed: true }]
}

function auditResult(
  trx: Trx,
  editor: Editor,
  action: 'result.enter' | 'result.undo',
  subjectId: number,
  detail: Record<string, unknown>
): Promise<void> {
  return recordAudit(trx, { ...authorOf(editor), action, subjectType: 'match', subjectId, detail })
}
