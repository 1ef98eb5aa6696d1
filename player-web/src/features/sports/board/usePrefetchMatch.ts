import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { matchQuery } from '../../../odds/matchQuery.ts'

const FRESH_MS = 10_000

/** Loads a match as soon as a pointer comes near its link. */
export function usePrefetchMatch(matchId: number): () => void {
  const client = useQueryClient()
  const { language } = useTranslation().i18n
  return useCallback(() => {
    void import('../../match/index.ts')
    void client.prefetchQuery({ ...matchQuery(language, matchId), staleTime: FRESH_MS })
  }, [client, language, matchId])
}
