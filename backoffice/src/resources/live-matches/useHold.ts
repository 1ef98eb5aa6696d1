import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh } from 'ra-core'
import type { BackofficeDataProvider } from '../../api/dataProvider.ts'

export interface HoldOrder {
  matchId: number
  /** Null for the whole match. */
  marketId: number | null
  isHeld: boolean
  /** The name of the match or market. */
  name: string
}

/** Suspends a match or one of its markets, or ends the suspension; the page then reads its data again. */
export function useHold() {
  const dataProvider = useDataProvider<BackofficeDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ matchId, marketId, isHeld }: HoldOrder) =>
      marketId === null
        ? dataProvider.holdMatch(matchId, isHeld)
        : dataProvider.holdMarket(matchId, marketId, isHeld),
    onSuccess: () => refresh(),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}
