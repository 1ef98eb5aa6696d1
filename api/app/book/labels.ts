/** Names and order of sports, categories and tournaments, for the board. */
import db from '@adonisjs/lucid/services/db'
import { inTurn } from '#core/timing/in_turn'
import { ownEntry } from '#core/requests/untrusted'

export interface Label {
  id: number
  name: string
  names: Record<string, string>
  listOrder: number
  active: boolean
}
interface SportLabel extends Label {
  key: string
}
interface CategoryLabel extends Label {
  sportId: number
  countryCode: string | null
}
interface TournamentLabel extends Label {
  sportId: number
  categoryId: number
}

export const labels = {
  sports: new Map<number, SportLabel>(),
  categories: new Map<number, CategoryLabel>(),
  tournaments: new Map<number, TournamentLabel>(),
}

/**
 * Reloads all three tables, or the labels of some matches: a feed adds one match after another, and there are thousands of
 * leagues.
 */
export const loadLabels = inTurn(async (matchIds?: readonly number[]): Promise<void> => {
  const sports = await rows<Omit<SportLabel, keyof Label>>('sports', { key: 'key' }, matchIds)
  const categories = await rows<Omit<CategoryLabel, keyof Label>>(
    'categories',
    { sportId: 'sport_id', countryCode: 'country_code' },
    matchIds
  )
  const tournaments = await rows<Omit<TournamentLabel, keyof Label>>(
    'tournaments',
    { sportId: 'sport_id', categoryId: 'category_id' },
    matchIds
  )
  const isPart = matchIds !== undefined
  labels.sports = new Map([...(isPart ? labels.sports : []), ...sports])
  labels.categories = new Map([...(isPart ? labels.categories : []), ...categories])
  labels.tournaments = new Map([...(isPart ? labels.tournaments : []), ...tournaments])
})

/** The name in a language; without a translation, the plain name. */
export const nameIn = (found: Label | undefined, language: string): string =>
  (found && ownEntry(found.names, language)) ?? found?.name ?? ''

interface StoredLabel extends Omit<Label, 'names' | 'active'> {
  names: string
  active: number
}

const COLUMN_OF_MATCHES = {
  sports: 'sport_id',
  categories: 'category_id',
  tournaments: 'tournament_id',
} as const

/** The labels of a table, or those of some matches, by id. `more` are the columns that only this kind of label has. */
async function rows<More extends object>(
  table: keyof typeof labels,
  more: Record<keyof More, string>,
  matchIds?: readonly number[]
): Promise<Map<number, Label & More>> {
  const own = { id: 'id', name: 'name', names: 'names', listOrder: 'list_order', active: 'active' }
  const stored: (StoredLabel & More)[] = await db
    .query<StoredLabel & More>()
    .from(table)
    .if(matchIds, (query) => {
      const ofMatches = db.from('matches').whereIn('id', [...(matchIds ?? [])])
      query.whereIn('id', ofMatches.select(COLUMN_OF_MATCHES[table]))
    })
    .select({ ...own, ...more })
  return new Map(
    stored.map((row) => [
      row.id,
      { ...row, names: JSON.parse(row.names), active: Boolean(row.active) },
    ])
  )
}
