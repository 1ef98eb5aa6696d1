import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { PRICE_REFRESH_MS } from '../../api/queries.ts'

const refreshed = { refetchInterval: PRICE_REFRESH_MS, staleTime: PRICE_REFRESH_MS / 2 }

/** The card of one race, before and after it. */
export const raceQuery = (lang: string, id: number) =>
  queryOptions({
    queryKey: ['board', 'race', lang, id],
    queryFn: ({ signal }) =>
      call('GET /v1/board/races/:id', { params: { id }, query: { lang } }, signal),
    ...refreshed,
  })

/** The races of a sport that come next, across its meetings. */
export const nextRacesQuery = (lang: string, sportId: number) =>
  queryOptions({
    queryKey: ['board', 'races', lang, sportId],
    queryFn: ({ signal }) => call('GET /v1/board/races', { query: { lang, sportId } }, signal),
    ...refreshed,
  })
