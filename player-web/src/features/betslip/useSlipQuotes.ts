import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useReducer } from 'react'
import { fetchOutcomes } from '../../api/board.ts'
import { PRICE_REFRESH_MS } from '../../api/queries.ts'
import { oddsStore } from '../../odds/store.ts'
import { ingestQuotes } from './quotes.ts'
import { paced } from './paced.ts'
import { useLiveLegs } from './useLiveLegs.ts'
import type { SlipItem } from './slipTypes.ts'

/** How often moving prices have the slip evaluated anew: as often as a person can follow. */
const PACE_MS = 250

/**
 * Keeps the slip's prices fresh. The answer counts changes, so that whoever evaluates the slip does it again; `isReady`
 * once the server has spoken about these selections, or a list has.
 */
export function useSlipQuotes(
  items: readonly SlipItem[],
  currency: string | undefined
): { version: number; isReady: boolean } {
  const ids = items.map(({ outcomeId }) => outcomeId)
  const [changes, count] = useReducer((before: number) => before + 1, 0)

  const query = useQuery({
    queryKey: ['board', 'outcomes', ids, currency],
    queryFn: async ({ signal }) => {
      const answer = await fetchOutcomes(ids, currency, signal)
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
    if (key === '') return
    // behind whatever the player does meanwhile
    const pace = paced(() => startTransition(count), PACE_MS)
    const stops = key.split(',').map((id) => oddsStore.subscribe(Number(id), pace.call))
    return () => {
      pace.stop()
      for (const stop of stops) stop()
    }
  }, [key])

  return { version, isReady: ids.length === 0 || query.isFetched }
}
