/** Searches that somebody keeps by name. They stay in this browser, by person, also after signing out. */

export interface SavedQuery {
  name: string
  filter: Record<string, unknown>
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

const keyOf = (userId: number, resource: string) =>
  `grandstand.backoffice.savedQueries.${userId}.${resource}`

/** In order of their names; what cannot be read counts as none. */
export function readQueries(shelf: Shelf, userId: number, resource: string): SavedQuery[] {
  try {
    const stored: unknown = JSON.parse(shelf.getItem(keyOf(userId, resource)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isQuery) : []
  } catch {
    return []
  }
}

/** Adds a query in place of one of the same name. */
export function withQuery(queries: readonly SavedQuery[], query: SavedQuery): SavedQuery[] {
  return [...queries.filter(({ name }) => name !== query.name), query].sort((a, b) =>
    a.name.localeCompare(b.name)
  )
}

export function keepQueries(
  shelf: Shelf,
  userId: number,
  resource: string,
  queries: readonly SavedQuery[]
): void {
  shelf.setItem(keyOf(userId, resource), JSON.stringify(queries))
}

function isQuery(value: unknown): value is SavedQuery {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'filter' in value &&
    typeof value.filter === 'object' &&
    value.filter !== null
  )
}
