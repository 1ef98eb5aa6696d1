/** Staff edit sports, categories and tournaments. */
import { sameInEveryLanguage } from '@grandstand/shared-types/languages/in_every_language'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import type { Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { deleteRow, editing, insertRow, updateRow } from '#audit/edit_rows'
import { handMadeKey } from '#catalogue/actions/hand_made_key'
import { announceMatches, touchMatches } from '#catalogue/actions/touch_matches'
import type {
  NewCategory,
  NewSport,
  NewTournament,
  PlaceChanges,
} from '#catalogue/validators/places'

/** The fields that were sent, as columns. */
const placeColumns = ({ name, names, listOrder, active, countryCode }: PlaceChanges) => ({
  name,
  names: names && JSON.stringify(names),
  list_order: listOrder,
  active,
  country_code: countryCode,
})

/** A new place has the same name in every language until staff change it. */
const newPlaceColumns = (input: PlaceChanges & { name: string }) =>
  placeColumns({ ...input, names: input.names ?? sameInEveryLanguage(input.name) })

/** Throws 409 `alreadyExists` when the id or key is taken. */
export async function createSport(editor: Editor, input: NewSport): Promise<number> {
  const columns = { id: input.id, key: input.key, ...newPlaceColumns(input) }
  await editing((trx) => insertRow(trx, editor, 'sports', columns))
  return input.id
}

/** Throws 422 `unknownEntry` at `sportId`, 409 `alreadyExists` when the category exists. */
export function createCategory(editor: Editor, input: NewCategory): Promise<number> {
  return editing(async (trx) => {
    await requireRow(trx, 'sports', input.sportId, 'sportId')
    return insertRow(trx, editor, 'categories', {
      ...newPlaceColumns(input),
      sport_id: input.sportId,
      source_key: handMadeKey('category', input.sportId, input.name.toLowerCase()),
    })
  })
}

/** Throws 422 `unknownEntry` at `categoryId`, 409 `alreadyExists` when the tournament exists. */
export function createTournament(editor: Editor, input: NewTournament): Promise<number> {
  return editing(async (trx) => {
    const category = await requireRow(trx, 'categories', input.categoryId, 'categoryId')
    return insertRow(trx, editor, 'tournaments', {
      ...newPlaceColumns(input),
      sport_id: Number(category['sport_id']),
      category_id: input.categoryId,
      source_key: handMadeKey('tournament', input.categoryId, input.name.toLowerCase()),
    })
  })
}

const COLUMN_IN_MATCHES = {
  sports: 'sport_id',
  categories: 'category_id',
  tournaments: 'tournament_id',
} as const

/** Changes a place and marks the matches below it, since the change may hide them. Throws 404 `notFound`. */
export async function updatePlace(
  editor: Editor,
  table: keyof typeof COLUMN_IN_MATCHES,
  id: number,
  changes: PlaceChanges
): Promise<void> {
  const matchIds = await editing(async (trx) => {
    const changed = await updateRow(trx, editor, table, id, placeColumns(changes))
    return changed ? touchMatches(trx, COLUMN_IN_MATCHES[table], id) : []
  })
  bus.emit('catalogueChanged', {})
  announceMatches(matchIds)
}

/** Throws 404 `notFound`, 409 `inUse` while rows below refer to it. */
export function deletePlace(
  editor: Editor,
  table: 'categories' | 'tournaments',
  id: number
): Promise<void> {
  return editing((trx) => deleteRow(trx, editor, table, id))
}

/** The row named by a payload's `field`, or 422 `unknownEntry` at that field. */
export async function requireRow(
  trx: Trx,
  table: 'sports' | 'categories' | 'tournaments' | 'teams' | 'matches',
  id: number,
  field: string
): Promise<Record<string, unknown>> {
  const row = await trx.query<Record<string, unknown>>().from(table).where('id', id).first()
  if (!row) throw AppError.field(field, 'unknownEntry')
  return row
}
