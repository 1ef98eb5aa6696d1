/** Copies sports and market types of the contract into the database. */
import { MARKET_TYPES } from '@grandstand/shared-types/markets/table/market_types'
import { MARKET_NAMES } from '@grandstand/shared-types/languages/market_type_views'
import { SPORTS } from '@grandstand/shared-types/catalogue/sports'
import { inEveryLanguage } from '@grandstand/shared-types/languages/in_every_language'
import { sportNames } from '@grandstand/shared-types/languages/names'
import { CATALOGUE_LANGUAGE } from '@grandstand/shared-types/languages/table'
import { inTransaction, insertAll, type Trx } from '#core/database/transactions'

type Row = Record<string, string | number | boolean>

/**
 * Adds missing sports and market types and leaves the others unchanged, since staff may have renamed or reordered them.
 * Resolves to the number of each added.
 */
export function syncCatalogue(): Promise<{ sports: number; marketTypes: number }> {
  return inTransaction(async (trx) => ({
    sports: await addMissing(trx, 'sports', sportRows()),
    marketTypes: await addMissing(trx, 'market_types', marketTypeRows()),
  }))
}

async function addMissing(trx: Trx, table: string, rows: Row[]): Promise<number> {
  const present: { id: number }[] = await trx.query<{ id: number }>().from(table).select('id')
  const ids = new Set(present.map((row) => row.id))
  const missing = rows.filter((row) => !ids.has(Number(row['id'])))
  await insertAll(trx, table, missing)
  return missing.length
}

const sportRows = (): Row[] =>
  SPORTS.map(({ id, key }, index) => ({
    id,
    key,
    name: sportNames(key)[CATALOGUE_LANGUAGE],
    names: JSON.stringify(sportNames(key)),
    list_order: index + 1,
    active: true,
  }))

const marketTypeRows = (): Row[] =>
  MARKET_TYPES.map(({ id, key, group, listOrder }) => ({
    id,
    key,
    names: JSON.stringify(
      inEveryLanguage((language) => MARKET_NAMES[language].types[id]?.name ?? key)
    ),
    group,
    list_order: listOrder,
    active: true,
  }))
