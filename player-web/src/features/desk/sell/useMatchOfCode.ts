import { useEffect, useState } from 'react'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/errors.ts'
import { call } from '../../../api/client.ts'
import { PRICE_REFRESH_MS } from '../../../api/queries.ts'
import { oddsStore } from '../../../odds/store.ts'

/** The open match of a number; null when the board has none. */
export const matchOfCodeQuery = (matchId: number, language: string) =>
  queryOptions({
    queryKey: ['board', 'desk', 'match', language, matchId],
    // without the signal, which ends the request as soon as the field is empty: a sale waits for it
    queryFn: async (): Promise<BoardMatch | null> => {
      try {
        const match = await call('GET /v1/board/matches/:id', {
          params: { id: matchId },
          query: { lang: language },
        })
        oddsStore.ingestMatches([match])
        return match
      } catch (error) {
        if (error instanceof ApiError && error.key === 'notFound') return null
        throw error
      }
    },
  })

/** A number that did not change for so long is complete. */
const TYPED_MS = 250

/**
 * The match of a number that is being typed; null when the board has none, undefined without a number, while it is typed and
 * before the answer. Nothing is asked about the first digits of a longer number.
 */
export function useMatchOfCode(matchId: number | undefined): BoardMatch | null | undefined {
  const { language } = useTranslation().i18n
  const [complete, setComplete] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setComplete(matchId), TYPED_MS)
    return () => clearTimeout(timer)
  }, [matchId])
  const isComplete = matchId !== undefined && matchId === complete
  const { data } = useQuery({
    ...matchOfCodeQuery(matchId ?? 0, language),
    enabled: isComplete,
    refetchInterval: PRICE_REFRESH_MS,
  })
  return isComplete ? data : undefined
}
