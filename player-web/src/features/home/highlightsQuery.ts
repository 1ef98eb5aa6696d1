import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { PRICE_REFRESH_MS } from '../../api/queries.ts'
import { oddsStore } from '../../odds/store.ts'

/** The matches and selections of the home page, which all of its blocks share. */
const highlightsQuery = (lang: string) =>
  queryOptions({
    queryKey: ['board', 'highlights', lang],
    queryFn: async ({ signal }) => {
      const highlights = await call('GET /v1/highlights', { query: { lang } }, signal)
      const { featured, startingSoon, mostPicked } = highlights
      oddsStore.ingestMatches([...featured, ...startingSoon])
      oddsStore.ingestMatches(mostPicked.map(({ match }) => match))
      return highlights
    },
    refetchInterval: PRICE_REFRESH_MS,
    staleTime: PRICE_REFRESH_MS / 2,
  })

/** `data` is undefined while loading; a block without content, or whose reading failed, is not drawn. */
export const useHighlights = () => useQuery(highlightsQuery(useTranslation().i18n.language))
