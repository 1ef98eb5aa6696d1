/**
 * To whom the rows of a room's tables belong, declared in `owners.ts` of the room. A brand that moves to another database takes
 * the rows along that belong to it, under their numbers; rows that all brands share have other numbers there.
 */

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
