/** Searches that a user saves by name, on the server, so that they are the same wherever the user signs in. */
import type { SavedSearch } from '@grandstand/shared-types/accounts/saved_searches'

/** Adds a search, or replaces the one with its name; sorted by name. */
export function withSearch(searches: readonly SavedSearch[], search: SavedSearch): SavedSearch[] {
  return [...searches.filter(({ name }) => name !== search.name), search].sort((a, b) =>
    a.name.localeCompare(b.name)
  )
}
