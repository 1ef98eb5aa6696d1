import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/errors.ts'
import { call } from '../../../api/client.ts'
import { PRICE_REFRESH_MS } from '../../../api/queries.ts'
import { oddsStore } from '../../../odds/store.ts'

/** The open match of a number; null when the board has none, undefined without a number and before the answer. */
export function useMatchOfCode(matchId: number | undefined): BoardMatch | null | undefined {
  const { language } = useTranslation().i18n
  const { data } = useQuery({
    queryKey: ['board', 'desk', 'match', language, matchId],
    queryFn: async ({ signal }) => {
      const params = { id: matchId ?? 0 }
      try {
        const match = await call(
          'GET /v1/board/matches/:id',
          { params, query: { lang: language } },
          signal
        )
        oddsStore.ingestMatches([match])
        return match
      } catch (error) {
        if (error instanceof ApiError && error.key === 'notFound') return null
        throw error
      }
    },
    enabled: matchId !== undefined,
    refetchInterval: PRICE_REFRESH_MS,
  })
  return matchId === undefined ? undefined : data
}
