/** Staff add a race: a match whose two teams are one row with the name of the race, and its field. */
import { editing, insertRow } from '#audit/edit_rows'
import { requireRow } from '#catalogue/actions/edit_places'
import { handMadeKey } from '#catalogue/actions/hand_made_key'
import { foldName } from '#catalogue/actions/import_names'
import { announceMatches } from '#catalogue/actions/touch_matches'
import { writeField } from '#catalogue/actions/edit_field'
import type { NewRace } from '#catalogue/validators/races'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'

/**
 * Resolves to the id of the match. Throws 422 `unknownEntry` at `tournamentId`, `raceField` as `assertField`, and 409 `alreadyExists`
 * when the tournament has a race of this name at that time.
 */
export async function createRace(editor: Editor, input: NewRace): Promise<number> {
  const id = await editing(async (trx) => {
    const matchId = await insertMatch(trx, editor, input)
    const { kind, isHandicap = false, placeTerms, runners } = input
    const field = {
      match_id: matchId,
      kind,
      is_handicap: Number(isHandicap),
      off_at: null,
      places: placeTerms?.places ?? null,
      place_divisor: placeTerms?.divisor ?? null,
    }
    await trx.insertQuery().table('race_fields').insert(field)
    await writeField(trx, editor, field, { runners })
    return matchId
  })
  announceMatches([id])
  return id
}

async function insertMatch(trx: Trx, editor: Editor, input: NewRace): Promise<number> {
  const { tournamentId, name, startsAt } = input
  const tournament = await requireRow(trx, 'tournaments', tournamentId, 'tournamentId')
  const [sportId, categoryId] = [Number(tournament['sport_id']), Number(tournament['category_id'])]
  const teamId = await teamOf(trx, editor, { sportId, categoryId, name })
  return insertRow(trx, editor, 'matches', {
    sport_id: sportId,
    category_id: categoryId,
    tournament_id: tournamentId,
    home_team_id: teamId,
    away_team_id: teamId,
    source_key: handMadeKey('race', tournamentId, name, startsAt),
    starts_at: startsAt,
    min_selections: input.minSelections ?? 1,
    list_order: input.listOrder ?? 0,
    changed_at: clock.now(),
    created_at: clock.now(),
  })
}

interface RaceName {
  sportId: number
  categoryId: number
  name: string
}

/** The row with the name of the race; one that is run every day has the same. */
async function teamOf(
  trx: Trx,
  editor: Editor,
  { sportId, categoryId, name }: RaceName
): Promise<number> {
  const category = await requireRow(trx, 'categories', categoryId, 'tournamentId')
  const named = { scope: String(category['source_key']), alias: foldName(name) }
  const known = await trx
    .query<{ team_id: number }>()
    .from('team_aliases')
    .where(named)
    .select('team_id')
    .first()
  if (known) return Number(known.team_id)
  const id = await insertRow(trx, editor, 'teams', { sport_id: sportId, name, country_code: null })
  await trx
    .insertQuery()
    .table('team_aliases')
    .insert({ team_id: id, ...named })
  return id
}
