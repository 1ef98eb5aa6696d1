/** Searches that somebody keeps by name: on the server, so that they are the same wherever the person signs in. */
import type { Preferences } from '@grandstand/shared-types/wire'

export interface SavedQuery {
  name: string
  filter: Record<string, unknown>
}

/** The preference that holds the queries of a list. */
export const preferenceOf = (resource: string): string =>
  `savedQueries.${resource.replaceAll('/', '-')}`

/** The queries of a list; what cannot be read counts as none. */
export function queriesIn(preferences: Preferences, resource: string): SavedQuery[] {
  const stored = preferences[preferenceOf(resource)]
  return Array.isArray(stored) ? stored.filter(isQuery) : []
}

/** Adds a query in place of one of the same name, in order of their names. */
export function withQuery(queries: readonly SavedQuery[], query: SavedQuery): SavedQuery[] {
  return [...queries.filter(({ name }) => name !== query.name), query].sort((a, b) =>
    a.name.localeCompare(b.name)
  )
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
