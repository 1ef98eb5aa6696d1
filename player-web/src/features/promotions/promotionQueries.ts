import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { pageData } from '../../api/pageData.ts'

const KEPT_MS = 60_000

export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404

/** Those that run now; a home page that shows them carries them. */
export const promotionsQuery = (lang: string) =>
  queryOptions({
    queryKey: ['promotions', lang],
    queryFn: ({ signal }) => call('GET /v1/content/promotions', { query: { lang } }, signal),
    initialData: () => carried(lang),
    initialDataUpdatedAt: performance.timeOrigin,
    staleTime: KEPT_MS,
  })

function carried(lang: string) {
  const page = pageData()
  return page?.language === lang ? page.promotions : undefined
}

export const promotionQuery = (id: string, lang: string) =>
  queryOptions({
    queryKey: ['promotions', lang, id],
    queryFn: ({ signal }) =>
      call('GET /v1/content/promotions/:id', { params: { id }, query: { lang } }, signal),
    staleTime: KEPT_MS,
    retry: (count, error) => !isMissing(error) && count < 2,
  })
