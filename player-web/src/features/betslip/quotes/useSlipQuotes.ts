import type { EvaluateContext } from '@grandstand/shared-types/coupons/evaluation/slip'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useReducer } from 'react'
import { PRICE_REFRESH_MS } from '../../../api/queries.ts'
import { oddsStore } from '../../../odds/store.ts'
import { fetchQuotes, quoteOf } from './quotes.ts'
import { paced } from './paced.ts'
import { useLiveSelections } from './useLiveSelections.ts'
import type { SlipItem } from '../state/slipTypes.ts'

/** The quotes of a slip's outcomes at one moment. `version` differs from moment to moment. */
interface SlipBook extends Pick<EvaluateContext, 'quote'> {
  version: number
}

/** `key`: outcome ids with commas. */
function bookOf(key: string, version: number): SlipBook {
  const quotes = new Map(key.split(',').map((id) => [Number(id), quoteOf(Number(id))]))
  return { version, quote: (outcomeId) => quotes.get(outcomeId) }
}

/** Shortest time between two evaluations for moving prices: faster than a person can read. */
const PACE_MS = 250

/**
 * Keeps the slip's prices fresh. `book` has them, and is a new object after each change; `isReady` is true once the
 * server, or a list, has sent these selections.
 */
export function useSlipQuotes(
  items: readonly SlipItem[],
  currency: string | undefined
): { book: SlipBook; isReady: boolean } {
  const ids = items.map(({ outcomeId }) => outcomeId)
  const [changes, count] = useReducer((before: number) => before + 1, 0)

  const query = useQuery({
    queryKey: ['board', 'outcomes', ids, currency],
    queryFn: async ({ signal }) => (await fetchQuotes(ids, currency, signal)).serverNowMs,
    enabled: ids.length > 0,
    refetchInterval: PRICE_REFRESH_MS,
    placeholderData: keepPreviousData,
  })

  const key = ids.join(',')
  const version = changes + (query.data ?? 0)
  useLiveSelections(items, version, count)
  useEffect(() => {
    if (key === '') return
    // runs after everything that the player does meanwhile
    const pace = paced(() => startTransition(count), PACE_MS)
    const stops = key.split(',').map((id) => oddsStore.subscribe(Number(id), pace.call))
    return () => {
      pace.stop()
      for (const stop of stops) stop()
    }
  }, [key])

  const book = useMemo(() => bookOf(key, version), [key, version])
  return { book, isReady: ids.length === 0 || query.isFetched }
}
