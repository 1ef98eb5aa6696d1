import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'ra-core'
import { useCall } from '../../api/useCall.ts'

interface SuspendOrder {
  matchId: number
  /** Null for the whole match. */
  marketId: number | null
  isHeld: boolean
  /** The name of the match or market. */
  name: string
}

/** Suspends a match or one of its markets, or ends the suspension; the page then reads its data again. */
export function useSuspend() {
  const call = useCall()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ matchId: id, marketId, isHeld }: SuspendOrder): Promise<unknown> => {
      const verb = isHeld ? 'hold' : 'release'
      return marketId === null
        ? call(`POST /v1/live-matches/:id/${verb}`, { params: { id } })
        : call(`POST /v1/live-matches/:id/markets/:marketId/${verb}`, { params: { id, marketId } })
    },
    onSuccess: () => refresh(),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}
