/** Staff edit teams and the spellings by which imports find them. */
import { AppError } from '#core/errors/app_error'
import { insertAll, type Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { requireRow } from '#catalogue/actions/edit_places'
import { deleteRow, editing, insertRow, updateRow } from '#audit/edit_rows'
import { announceMatches, touchMatches } from '#catalogue/actions/touch_matches'
import { foldName } from '#catalogue/actions/import_names'
import type { NewTeam, TeamChanges } from '#catalogue/validators/places'

/**
 * Throws 422 at `sportId` or `categoryId`, and 409 `alreadyExists` when another team of the category has a spelling.
 */
export function createTeam(editor: Editor, input: NewTeam): Promise<number> {
  return editing(async (trx) => {
    await requireRow(trx, 'sports', input.sportId, 'sportId')
    const id = await insertRow(trx, editor, 'teams', {
      sport_id: input.sportId,
      name: input.name,
      country_code: input.countryCode ?? null,
    })
    await addAliases(trx, { id, sportId: input.sportId, name: input.name }, input)
    return id
  })
}

/** Adds spellings; existing ones stay. Throws 404 `notFound` and as `createTeam` does. */
export async function updateTeam(editor: Editor, id: number, changes: TeamChanges): Promise<void> {
  const matchIds = await editing(async (trx) => {
    const changed = await updateRow(trx, editor, 'teams', id, {
      name: changes.name,
      country_code: changes.countryCode,
    })
    const row = await requireRow(trx, 'teams', id, 'id')
    const team = { id, sportId: Number(row['sport_id']), name: String(row['name']) }
    await addAliases(trx, team, changes)
    if (!changed) return []
    const home = await touchMatches(trx, 'home_team_id', id)
    return [...home, ...(await touchMatches(trx, 'away_team_id', id))]
  })
  announceMatches(matchIds)
}

/** Deletes a team with its spellings. Throws 404 `notFound`, 409 `inUse` while it has matches. */
export function deleteTeam(editor: Editor, id: number): Promise<void> {
  return editing(async (trx) => {
    await trx.from('team_aliases').where('team_id', id).delete()
    await deleteRow(trx, editor, 'teams', id)
  })
}

/** Stores aliases in folded form, by category, as imports look for them. */
async function addAliases(
  trx: Trx,
  team: { id: number; sportId: number; name: string },
  { categoryId, aliases }: TeamChanges
): Promise<void> {
  if (categoryId === undefined || categoryId === null) {
    const known = await aliasesOf(trx, team.id)
    // a form that sends the row back repeats its known spellings; only a new spelling needs its category
    if ((aliases ?? []).every((alias) => known.has(foldName(alias)))) return
    throw AppError.field('categoryId', 'isRequiredArea')
  }
  const category = await requireRow(trx, 'categories', categoryId, 'categoryId')
  if (Number(category['sport_id']) !== team.sportId) {
    throw AppError.field('categoryId', 'unknownEntry')
  }
  const scope = String(category['source_key'])
  const known = await aliasesOf(trx, team.id, scope)
  const wanted = new Set([team.name, ...(aliases ?? [])].map(foldName))
  const missing = [...wanted].filter((alias) => alias !== '' && !known.has(alias))
  if (missing.length === 0) return
  await insertAll(
    trx,
    'team_aliases',
    missing.map((alias) => ({ team_id: team.id, scope, alias }))
  )
}

async function aliasesOf(trx: Trx, teamId: number, scope?: string): Promise<Set<string>> {
  const query = trx
    .query<{ alias: string }>()
    .from('team_aliases')
    .where('team_id', teamId)
    .select('alias')
  if (scope !== undefined) query.where('scope', scope)
  const rows: { alias: string }[] = await query
  return new Set(rows.map((row) => row.alias))
}
