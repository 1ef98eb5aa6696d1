/**
 * What each table of a room is, declared once in `owners.ts` of the room: to whom its rows belong, what becomes of them, and what
 * the audit log calls them. Staff of a brand reach its rows alone. A brand that moves to another database takes them along, under
 * their numbers; rows that all brands share have other numbers there.
 */
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Reader } from '#core/dialect/dialect'

/**
 * What becomes of the rows of a table. The rights of the server's database user follow
 * (`scripts/checks/server-user.mjs`): nothing but reading and adding for `added`; `numbered` tables are those out of whose
 * counters the server also takes blocks of numbers.
 */
export type RowsAre = 'added' | 'changed' | 'addedAndRemoved' | 'removed' | 'numbered'

export interface OwnedTable {
  rows: RowsAre
  /** The audit log's word for a row, where staff edit rows one by one (`#audit/edit_rows`). */
  edited?: string
  /** The audit log's word for a row that is changed in other ways alone. */
  subject?: string
  /** The column that names a row in the audit log. */
  calledBy?: string
}

interface RowsOfBrand extends OwnedTable {
  /** The tables whose rows columns without a foreign key name; 0 and null name none. */
  names?: Readonly<Record<string, string>>
  /** Columns that look like numbers of rows, each with what they are instead. */
  other?: Readonly<Record<string, string>>
  /** Rows that cannot move, with the reason: a brand that has some stays. */
  stays?: string
}

interface RowsWithBrand extends RowsOfBrand {
  by: 'site_id'
  /** Whether a clone of the brand gets the rows: copied as they are, by a step of the room (`clone.ts`), or not, for a reason. */
  clone: 'copied' | 'step' | { stays: string }
}

interface RowsBelow extends RowsOfBrand {
  /** The brand itself; or a column, and the table whose row it names belongs to the same brand. */
  by: 'id' | readonly [column: string, table: string]
}

/** Rows of brands. Foreign keys say by themselves what their columns name. */
export type BrandTable = RowsWithBrand | RowsBelow

/** Rows of all brands, with what says that two rows of two databases are the same. */
interface SharedTable extends OwnedTable {
  same: string
}

/** Rows of one installation, with the reason why no brand takes them along. */
interface InstallationTable extends OwnedTable {
  because: string
}

export interface TableOwners {
  brand?: Readonly<Record<string, BrandTable>>
  shared?: Readonly<Record<string, SharedTable>>
  installation?: Readonly<Record<string, InstallationTable>>
}

let ofRooms: readonly TableOwners[] = []

/** Sets the declarations of all rooms. */
export function ownTablesAs(rooms: readonly TableOwners[]): void {
  ofRooms = rooms
}

type Section = keyof TableOwners

/** Every table with its declaration, and whose rows it has. */
export const ownedTables = (): [table: string, owned: OwnedTable, section: Section][] =>
  ofRooms.flatMap((room) =>
    (['brand', 'shared', 'installation'] as const).flatMap((section) =>
      Object.entries<OwnedTable>(room[section] ?? {}).map(
        ([table, owned]): [string, OwnedTable, Section] => [table, owned, section]
      )
    )
  )

/** The tables whose rows a clone of a brand gets as they are. */
export const clonedTables = (): string[] =>
  [...brandTables()].flatMap(([table, owned]) =>
    'clone' in owned && owned.clone === 'copied' ? [table] : []
  )

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
