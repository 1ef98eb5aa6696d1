/** Searches of a list that staff save and share, as they are stored among a user's preferences. */
import type { UserType } from './user_types.ts'

export interface SavedSearch {
  name: string
  filter: Record<string, unknown>
  /** Types of users below the owner who see the search too. */
  sharedWith?: UserType[]
}

/** Name of the preference that holds the searches of a list. */
export const savedSearchesName = (list: string): string =>
  `savedQueries.${list.replaceAll('/', '-')}`

/** The searches in a preference's value; an entry that cannot be read is left out. */
export function savedSearchesIn(value: unknown): SavedSearch[] {
  return Array.isArray(value) ? value.filter(isSavedSearch) : []
}

function isSavedSearch(value: unknown): value is SavedSearch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'filter' in value &&
    typeof value.filter === 'object' &&
    value.filter !== null &&
    (!('sharedWith' in value) || Array.isArray(value.sharedWith))
  )
}
