/** Matches, edited by the staff. */
import { AppError } from '#core/app_error'
import { clock } from '#core/clock'
import type { Trx } from '#core/database'
import type { Editor } from '#catalogue/actions/edit_actor'
import { requireRow } from '#catalogue/actions/edit_places'
import {
  announceMatches,
  deleteRow,
  editing,
  handMadeKey,
  insertRow,
  touchMatches,
  updateRow,
} from '#catalogue/actions/edit_rows'
import type { MatchChanges, NewMatch } from '#catalogue/validators/matches'

/** Statuses that the staff may set and take back; the others follow from play and results. */
const BY_HAND = ['cancelled', 'postponed']

/**
 * Throws 422 `invalidValue` at `tournamentId`, `homeTeamId` or `awayTeamId` (unknown, of another sport, or one team
 * twice), 409 `alreadyExists` when the fixture is there at that time.
 */
export async function createMatch(editor: Editor, input: NewMatch): Promise<number> {
  const id = await editing(async (trx) => {
    const tournament = await requireRow(trx, 'tournaments', input.tournamentId, 'tournamentId')
    const sportId = Number(tournament['sport_id'])
    await requireTeam(trx, input.homeTeamId, sportId, 'homeTeamId')
    await requireTeam(trx, input.awayTeamId, sportId, 'awayTeamId')
    if (input.homeTeamId === input.awayTeamId) throw AppError.field('awayTeamId', 'invalidValue')
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
 * Changes what was sent. A status is set by hand to cancelled or postponed, and taken back to not_started, while there
 * is no result. Throws 404 `notFound`, 422 `invalidValue` at `status`.
 */
export async function updateMatch(
  editor: Editor,
  id: number,
  changes: MatchChanges
): Promise<void> {
  const { startsAt, status, betStatus, active, minSelections, listOrder } = changes
  const matchIds = await editing(async (trx) => {
    if (status !== undefined) await requireStatusByHand(trx, id, status)
    const changed = await updateRow(trx, editor, 'matches', id, {
      ...(startsAt !== undefined && { starts_at: startsAt }),
      ...(status !== undefined && { status }),
      ...(betStatus !== undefined && { bet_status: betStatus }),
      ...(active !== undefined && { active }),
      ...(minSelections !== undefined && { min_selections: minSelections }),
      ...(listOrder !== undefined && { list_order: listOrder }),
    })
    return changed ? touchMatches(trx, 'id', id) : []
  })
  announceMatches(matchIds)
}

/** Throws 404 `notFound`, 409 `inUse` while it has markets or results. */
export async function deleteMatch(editor: Editor, id: number): Promise<void> {
  await editing((trx) => deleteRow(trx, editor, 'matches', id))
  announceMatches([id])
}

async function requireTeam(trx: Trx, id: number, sportId: number, field: string): Promise<void> {
  const team = await requireRow(trx, 'teams', id, field)
  if (Number(team['sport_id']) !== sportId) throw AppError.field(field, 'invalidValue')
}

async function requireStatusByHand(trx: Trx, id: number, wanted: string): Promise<void> {
  const match = await trx
    .query<{ status: string; result_revision: number }>()
    .from('matches')
    .where('id', id)
    .select('status', 'result_revision')
    .first()
  if (!match) throw AppError.notFound()
  if (wanted === match.status) return
  const isCalledOff = BY_HAND.includes(wanted)
  const isTakenBack = wanted === 'not_started' && BY_HAND.includes(match.status)
  if (match.result_revision > 0 || !(isCalledOff || isTakenBack)) {
    throw AppError.field('status', 'invalidValue')
  }
}
