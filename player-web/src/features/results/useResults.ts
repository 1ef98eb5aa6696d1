import { RESULTS_LIMIT } from '@grandstand/shared-types/core/list_limits'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { resultWindow, type ResultFilters } from './resultFilters.ts'

const REFRESH_MS = 60_000

/** A day's results in pages of 50, the latest first. */
export function useResults(filters: ResultFilters, today: number) {
  const { language } = useTranslation().i18n
  return useInfiniteQuery({
    queryKey: ['board', 'results', language, filters, today],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /v1/board/results',
        {
          query: {
            lang: language,
            ...resultWindow(filters, today),
            sportId: filters.sportId,
            offset: pageParam,
            limit: RESULTS_LIMIT,
          },
        },
        signal
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < RESULTS_LIMIT ? undefined : pages.length * RESULTS_LIMIT,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  })
}
