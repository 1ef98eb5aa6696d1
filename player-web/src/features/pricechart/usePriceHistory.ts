import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { PRICE_REFRESH_MS } from '../../api/queries.ts'

/** The call takes so many outcomes. */
const MOST_TOGETHER = 50

/** The histories of the outcomes around `outcomeId`, in one reading for all that are shown together. */
export function usePriceHistory(outcomeId: number, together: readonly number[]) {
  const at = together.indexOf(outcomeId)
  const begin = at - (at % MOST_TOGETHER)
  const ids = together.slice(begin, begin + MOST_TOGETHER)
  return useQuery({
    queryKey: ['priceHistory', ...ids],
    queryFn: ({ signal }) => call('GET /v1/board/prices', { query: { ids: ids.join() } }, signal),
    refetchInterval: PRICE_REFRESH_MS,
    placeholderData: keepPreviousData,
  })
}
