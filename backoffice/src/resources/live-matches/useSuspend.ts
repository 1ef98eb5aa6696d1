import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh } from 'ra-core'
import type { BackofficeDataProvider } from '../../api/dataProvider.ts'

export interface SuspendOrder {
  matchId: number
  /** Null for the whole match. */
  marketId: number | null
  isHeld: boolean
  /** The name of the match or market. */
  name: string
}

/** Suspends a match or one of its markets, or ends the suspension; the page then reads its data again. */
export function useSuspend() {
  const dataProvider = useDataProvider<BackofficeDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ matchId, marketId, isHeld }: SuspendOrder) =>
      marketId === null
        ? dataProvider.suspendMatch(matchId, isHeld)
        : dataProvider.suspendMarket(matchId, marketId, isHeld),
    onSuccess: () => refresh(),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}
