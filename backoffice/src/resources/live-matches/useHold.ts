import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh } from 'ra-core'
import type { BackofficeDataProvider } from '../../dataProvider.ts'

export interface HoldOrder {
  matchId: number
  /** Null for the whole match. */
  marketId: number | null
  isHeld: boolean
  /** What is held, in words. */
  name: string
}

/** Holds or releases a match or one of its markets; what is on the screen is read anew. */
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
