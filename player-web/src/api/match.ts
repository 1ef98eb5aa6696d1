import { queryOptions } from '@tanstack/react-query'
import { oddsStore } from '../odds/store.ts'
import { fetchMatch } from './board.ts'
import { PRICE_REFRESH_MS } from './queries.ts'

/** One match with all its markets; its prices go into the odds store. */
export const matchQuery = (language: string, matchId: number) =>
  queryOptions({
    queryKey: ['board', 'match', language, matchId],
    queryFn: async ({ signal }) => {
      const match = await fetchMatch(language, matchId, signal)
      oddsStore.ingestMatches([match])
      return match
    },
    staleTime: PRICE_REFRESH_MS / 2,
  })
