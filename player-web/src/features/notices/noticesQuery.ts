import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { onAccountNews } from '../../stream/accountNews.ts'

const FRESH_MS = 60_000

export const noticesQuery = (lang: string) =>
  queryOptions({
    queryKey: ['notices', lang],
    queryFn: ({ signal }) => call('GET /v1/me/notices', { query: { lang } }, signal),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })

/** The player's messages; read again as soon as the stream tells of news. */
export function useNotices() {
  const client = useQueryClient()
  const notices = useQuery(noticesQuery(useTranslation().i18n.language))
  useEffect(
    () =>
      onAccountNews(({ kind }) => {
        if (kind === 'notification') void client.invalidateQueries({ queryKey: ['notices'] })
      }),
    [client]
  )
  return notices
}
