import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'

const KEPT_MS = 60_000

export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404

export const promotionsQuery = (lang: string) =>
  queryOptions({
    queryKey: ['promotions', lang],
    queryFn: ({ signal }) => call('GET /v1/content/promotions', { query: { lang } }, signal),
    staleTime: KEPT_MS,
  })

export const promotionQuery = (id: string, lang: string) =>
  queryOptions({
    queryKey: ['promotions', lang, id],
    queryFn: ({ signal }) =>
      call('GET /v1/content/promotions/:id', { params: { id }, query: { lang } }, signal),
    staleTime: KEPT_MS,
    retry: (count, error) => !isMissing(error) && count < 2,
  })
