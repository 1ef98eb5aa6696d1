import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import type { BackofficeDataProvider } from '../dataProvider.ts'
import { preferenceOf, queriesIn, type SavedQuery } from './savedQueries.ts'

const KEY = ['preferences']

/** The queries that somebody keeps of a list, and how to keep others. */
export function useSavedQueries(resource: string) {
  const dataProvider = useDataProvider<BackofficeDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => dataProvider.preferences() })
  const { mutate, isPending } = useMutation({
    mutationFn: (queries: SavedQuery[]) =>
      dataProvider.keepPreference(preferenceOf(resource), queries.length > 0 ? queries : null),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
    onError: (failure) => notify(failure.message, { type: 'error' }),
  })
  return {
    queries: data ? queriesIn(data, resource) : [],
    isLoaded: data !== undefined,
    error,
    keep: mutate,
    isPending,
  }
}
