import { useQuery } from '@tanstack/react-query'
import {
  savedSearchesIn,
  savedSearchesName,
  type SavedSearch,
} from '@grandstand/shared-types/accounts/saved_searches'
import { useDataProvider } from 'ra-core'
import type { BackofficeDataProvider } from '../api/dataProvider.ts'
import { usePreference } from '../preferences/usePreference.ts'

/**
 * The searches of a list that the user saved, those that others share with the user, and functions that change them.
 */
export function useSavedQueries(list: string) {
  const dataProvider = useDataProvider<BackofficeDataProvider>()
  const { value, error, isPending, keep } = usePreference(savedSearchesName(list))
  const { data: shared = [] } = useQuery({
    queryKey: ['shared-searches', list],
    queryFn: () => dataProvider.sharedSearches(list),
  })
  return {
    queries: savedSearchesIn(value),
    shared,
    isLoaded: !isPending,
    error,
    keep: (searches: SavedSearch[]) => keep(searches.length > 0 ? searches : null),
  }
}
