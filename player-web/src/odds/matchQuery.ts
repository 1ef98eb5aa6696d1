import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { PRICE_REFRESH_MS } from '../api/queries.ts'
import { oddsStore } from './store.ts'

/** One match with all its markets; its prices go into the odds store. */
export const matchQuery = (language: string, matchId: number) =>
  queryOptions({
    queryKey: ['board', 'match', language, matchId],
    queryFn: async ({ signal }) => {
      const match = await call(
        'GET /v1/board/matches/:id',
        { params: { id: matchId }, query: { lang: language } },
        signal
      )
      oddsStore.ingestMatches([match])
      return match
    },
    staleTime: PRICE_REFRESH_MS / 2,
  })
