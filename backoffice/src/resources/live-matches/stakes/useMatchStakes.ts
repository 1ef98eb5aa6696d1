import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { BackofficeDataProvider } from '../../../dataProvider.ts'

/** Stakes change slower than prices. */
const REFRESH_MS = 10_000

/** What is bet on a match, read anew every ten seconds. */
export function useMatchStakes(matchId: number) {
  const dataProvider = useDataProvider<BackofficeDataProvider>()
  return useQuery({
    queryKey: ['matches', 'stakes', matchId],
    queryFn: () => dataProvider.matchStakes(matchId),
    refetchInterval: REFRESH_MS,
  })
}
