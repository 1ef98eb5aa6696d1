import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { BackofficeDataProvider } from '../../api/dataProvider.ts'
import { REFRESH_MS } from './refresh.ts'

/** Markets and timeline of a live match from the book, read again every two seconds. */
export function useLiveBook(matchId: number) {
  const dataProvider = useDataProvider<BackofficeDataProvider>()
  return useQuery({
    queryKey: ['live-matches', 'book', matchId],
    queryFn: () => dataProvider.liveBook(matchId),
    refetchInterval: REFRESH_MS,
  })
}
