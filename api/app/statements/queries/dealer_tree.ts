import { pathIds } from '#accounts/tree'
import type { Reader } from '#core/database/transactions'

interface UserRow {
  id: number
  type: string
  path: string
}

/** Types of users who have statements: dealers and partners. */
const KEEPERS = ['dealer', 'partner']

/** The dealers of a brand, and the dealer in whose statement each user's money stands. */
export interface DealerTree {
  /** The dealer above a dealer; null at the top. */
  parentOf: ReadonlyMap<number, number | null>
  /**
   * The dealer in whose statement a user's money stands: the user, if a dealer, else the nearest dealer above; null
   * when there is none.
   */
  keeperOf: (userId: number) => number | null
}

export async function dealerTree(reader: Reader, siteId: number): Promise<DealerTree> {
  const rows: UserRow[] = await reader
    .query<UserRow>()
    .from('users')
    .where('site_id', siteId)
    .select('id', 'type', 'path')
  const keepers = new Set(
    rows.filter(({ type }) => KEEPERS.includes(type)).map(({ id }) => Number(id))
  )
  const parentOf = new Map<number, number | null>()
  const keeperOf = new Map<number, number | null>()
  for (const { id, path } of rows) {
    const above = pathIds(path).filter((one) => keepers.has(one))
    keeperOf.set(Number(id), above.at(-1) ?? null)
    if (keepers.has(Number(id))) parentOf.set(Number(id), above.at(-2) ?? null)
  }
  return { parentOf, keeperOf: (userId) => keeperOf.get(userId) ?? null }
}
