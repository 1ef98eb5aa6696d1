/** Finds the categories and tournaments of an import by source key, or adds them. */
import { CATALOGUE_LANGUAGE } from '@grandstand/shared-types/languages/table'
import { insertAll, type Trx } from '#core/database/transactions'
import type { SourceCategory, SourceTournament } from '#catalogue/actions/import_source'

interface TournamentPlace {
  tournamentId: number
  categoryId: number
}

/** Ids by the tournament's source key. Names and order of existing places belong to staff and stay. */
export async function importPlaces(
  trx: Trx,
  sources: readonly SourceTournament[]
): Promise<Map<string, TournamentPlace>> {
  const categories = new Map(
    sources.map(({ category, sportId }) => [category.sourceKey, { ...category, sportId }])
  )
  const categoryIds = await findOrAdd(trx, 'categories', [...categories.values()], (category) => ({
    ...commonColumns(category),
    country_code: category.countryCode,
  }))
  const tournaments = sources.map((source) => ({
    ...source,
    categoryId: idOf(categoryIds, source.category.sourceKey),
  }))
  const tournamentIds = await findOrAdd(trx, 'tournaments', tournaments, (tournament) => ({
    ...commonColumns(tournament),
    category_id: tournament.categoryId,
  }))
  return new Map(
    tournaments.map(({ sourceKey, categoryId }) => [
      sourceKey,
      { tournamentId: idOf(tournamentIds, sourceKey), categoryId },
    ])
  )
}

type Place = Pick<SourceCategory, 'sourceKey' | 'names' | 'listOrder'> & { sportId: number }

const commonColumns = ({ sportId, sourceKey, names, listOrder }: Place) => ({
  sport_id: sportId,
  source_key: sourceKey,
  name: names[CATALOGUE_LANGUAGE],
  names: JSON.stringify(names),
  list_order: listOrder,
  active: true,
})

async function findOrAdd<T extends Place>(
  trx: Trx,
  table: 'categories' | 'tournaments',
  places: readonly T[],
  toRow: (place: T) => Record<string, string | number | boolean | null>
): Promise<Map<string, number>> {
  const keys = places.map(({ sourceKey }) => sourceKey)
  const present = await idsByKey(trx, table, keys)
  const missing = places.filter(({ sourceKey }) => !present.has(sourceKey))
  if (missing.length === 0) return present
  await insertAll(trx, table, missing.map(toRow))
  return idsByKey(trx, table, keys)
}

async function idsByKey(trx: Trx, table: string, keys: string[]): Promise<Map<string, number>> {
  const rows: { id: number; source_key: string }[] = await trx
    .query<{ id: number; source_key: string }>()
    .from(table)
    .whereIn('source_key', keys)
    .select('id', 'source_key')
  return new Map(rows.map((row) => [row.source_key, row.id]))
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`nothing was stored for ${key}`)
  return id
}
