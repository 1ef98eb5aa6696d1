/** Searches that staff keep of a list and may share: how they lie among somebody's preferences. */
import type { UserType } from './user_types.ts'

export interface SavedSearch {
  name: string
  filter: Record<string, unknown>
  /** Types of people below the owner who see it too. */
  sharedWith?: UserType[]
}

/** The preference that holds the searches of a list. */
export const savedSearchesName = (list: string): string =>
  `savedQueries.${list.replaceAll('/', '-')}`

/** The searches in a preference's value; what cannot be read counts as none. */
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
