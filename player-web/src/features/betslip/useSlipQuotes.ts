import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { fetchOutcomes } from '../../api/board.ts'
import { PRICE_REFRESH_MS } from '../../api/queries.ts'
import { oddsStore } from '../../odds/store.ts'
import { ingestQuotes } from './quotes.ts'
import { useLiveLegs } from './useLiveLegs.ts'
import type { SlipItem } from './slipTypes.ts'

/**
 * Keeps the slip's prices fresh. The answer counts changes, so that whoever evaluates the slip does it again; `isReady`
 * once the server has spoken about these selections, or a list has.
 */
export function useSlipQuotes(items: readonly SlipItem[]): { version: number; isReady: boolean } {
  const ids = items.map(({ outcomeId }) => outcomeId)
  const [changes, count] = useReducer((before: number) => before + 1, 0)

  const query = useQuery({
    queryKey: ['board', 'outcomes', ids],
    queryFn: async ({ signal }) => {
      const answer = await fetchOutcomes(ids, signal)
      ingestQuotes(ids, answer)
      return answer.serverNowMs
    },
    enabled: ids.length > 0,
    refetchInterval: PRICE_REFRESH_MS,
    placeholderData: keepPreviousData,
  })

  const key = ids.join(',')
  const version = changes + (query.data ?? 0)
  useLiveLegs(items, version, count)
  useEffect(() => {
    const stops =
      key === '' ? [] : key.split(',').map((id) => oddsStore.subscribe(Number(id), count))
    return () => stops.forEach((stop) => stop())
  }, [key])

  return { version, isReady: ids.length === 0 || query.isFetched }
}
