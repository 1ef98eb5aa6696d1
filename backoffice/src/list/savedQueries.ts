/** Searches that somebody keeps by name: on the server, so that they are the same wherever the person signs in. */
import type { SavedSearch } from '@grandstand/shared-types/accounts/saved_searches'

/** Adds a search in place of one of the same name, in order of their names. */
export function withSearch(searches: readonly SavedSearch[], search: SavedSearch): SavedSearch[] {
  return [...searches.filter(({ name }) => name !== search.name), search].sort((a, b) =>
    a.name.localeCompare(b.name)
  )
}
