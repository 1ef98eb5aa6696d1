import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { BackofficeDataProvider } from '../../api/dataProvider.ts'

const REFRESH_MS = 2_000

/** State of the live feeds, read again every two seconds. */
export function useFeedProducers() {
  const dataProvider = useDataProvider<BackofficeDataProvider>()
  return useQuery({
    queryKey: ['feed', 'producers'],
    queryFn: () => dataProvider.feedProducers(),
    refetchInterval: REFRESH_MS,
  })
}
