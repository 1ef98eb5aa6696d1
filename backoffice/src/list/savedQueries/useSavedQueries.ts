import {
  savedSearchesIn,
  savedSearchesName,
  type SavedSearch,
} from '@grandstand/shared-types/accounts/saved_searches'
import { useQuery } from '@tanstack/react-query'
import { useReading } from '../../api/useCall.ts'
import { usePreference } from '../../preferences/usePreference.ts'

/**
 * The searches of a list that the user saved, those that others share with the user, and functions that change them.
 */
export function useSavedQueries(list: string) {
  const { value, error, isPending, keep } = usePreference(savedSearchesName(list))
  const { data: shared = [] } = useQuery(
    useReading('GET /v1/me/shared-searches/:list', { params: { list: list.replaceAll('/', '-') } })
  )
  return {
    queries: savedSearchesIn(value),
    shared,
    isLoaded: !isPending,
    error,
    keep: (searches: SavedSearch[]) => keep(searches.length > 0 ? searches : null),
  }
}
