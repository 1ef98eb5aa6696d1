import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../api/client.ts'

const FRESH_MS = 60_000

/** Sports, countries and leagues on the board now, by name; undefined while loading. */
export function useBoardNames() {
  const { language } = useTranslation().i18n
  return useQuery({
    queryKey: ['board', 'tree', language, 'all'],
    queryFn: ({ signal }) => call('GET /v1/board/tree', { query: { lang: language } }, signal),
    staleTime: FRESH_MS,
  }).data
}
