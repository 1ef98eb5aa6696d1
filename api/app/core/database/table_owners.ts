/**
 * To whom the rows of a room's tables belong, declared in `owners.ts` of the room. Staff of a brand reach its rows alone. A
 * brand that moves to another database takes them along, under their numbers; rows that all brands share have other numbers
 * there.
 */
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Reader } from '#core/dialect/dialect'

/** Rows of brands. Foreign keys say by themselves what their columns name. */
export interface BrandTable {
  /** The column with the brand; or a column, and the table whose row it names belongs to the same brand. */
  by: string | readonly [column: string, table: string]
  /** The tables whose rows columns without a foreign key name; 0 and null name none. */
  names?: Readonly<Record<string, string>>
  /** Columns that look like numbers of rows, each with what they are instead. */
  other?: Readonly<Record<string, string>>
  /** Rows that cannot move, with the reason: a brand that has some stays. */
  stays?: string
}

export interface TableOwners {
  brand?: Readonly<Record<string, BrandTable>>
  /** Rows of all brands, each table with what says that two rows of two databases are the same. */
  shared?: Readonly<Record<string, string>>
  /** Rows of one installation, each table with the reason why no brand takes them along. */
  installation?: Readonly<Record<string, string>>
}

let ofRooms: readonly TableOwners[] = []

/** Sets the declarations of all rooms. */
export function ownTablesAs(rooms: readonly TableOwners[]): void {
  ofRooms = rooms
}

/** The tables with rows of brands, by name; `sites` is the first, and each stands behind the one that it belongs by. */
export function brandTables(): ReadonlyMap<string, BrandTable> {
  const left = new Map(ofRooms.flatMap(({ brand = {} }) => Object.entries(brand)))
  const sorted = new Map<string, BrandTable>()
  const take = (name: string) => {
    const table = left.get(name)
    if (!table) return
    left.delete(name)
    if (typeof table.by !== 'string') take(table.by[1])
    sorted.set(name, table)
  }
  take('sites')
  for (const name of [...left.keys()].toSorted()) take(name)
  return sorted
}

/**
 * By what the rows of a table belong to brands; null when they belong to none. Throws for a table that no room declares: a
 * table that somebody forgot is reached by nobody.
 */
export function brandOf(table: string): BrandTable['by'] | null {
  for (const { brand, shared, installation } of ofRooms) {
    const found = brand?.[table]
    if (found) return found.by
    if (shared?.[table] ?? installation?.[table]) return null
  }
  throw new Error(`no owners.ts says to whom the rows of ${table} belong`)
}

/** Narrows a query on the table to rows of the brand, where they belong to brands. Throws as `brandOf` does. */
export function withinBrand<R>(
  client: Reader,
  query: DatabaseQueryBuilderContract<R>,
  table: string,
  siteId: number
): DatabaseQueryBuilderContract<R> {
  const by = brandOf(table)
  if (by === null) return query
  if (typeof by === 'string') return query.where(`${table}.${by}`, siteId)
  const [column, parent] = by
  const parents = withinBrand(client, client.query().from(parent), parent, siteId)
  return query.whereIn(`${table}.${column}`, parents.select(`${parent}.${keyOf(parent)}`))
}

/** The column by which rows of a table are named. */
export const keyOf = (table: string): string =>
  table === 'game_provider_health' ? 'provider_id' : 'id'
