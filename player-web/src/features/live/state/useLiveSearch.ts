import { SEARCH_KEYWORD_MIN_EXCLUSIVE } from '@grandstand/shared-types/core/list_limits'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'

const REFRESH_MS = 10_000
const NOTHING: ReadonlySet<number> = new Set()

/** Live matches that a keyword finds; a failed search finds none, and a short keyword too (rules 6.1). */
export function useLiveSearch(keyword: string): { ids: ReadonlySet<number>; isReady: boolean } {
  const { language } = useTranslation().i18n
  const isLong = keyword.trim().length > SEARCH_KEYWORD_MIN_EXCLUSIVE
  const { data, isError, isPending } = useQuery({
    queryKey: ['board', 'live-search', language, keyword],
    queryFn: async ({ signal }) => {
      const query = { lang: language, keyWord: keyword, odds: 'none' } as const
      const { matches } = await call('GET /v1/live/matches', { query }, signal)
      return matches.map(({ id }) => id)
    },
    enabled: isLong,
    refetchInterval: REFRESH_MS,
    retry: false,
  })
  const ids = useMemo(() => (data && !isError ? new Set(data) : NOTHING), [data, isError])
  return { ids, isReady: !isPending || !isLong }
}
