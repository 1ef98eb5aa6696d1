import { queryOptions } from '@tanstack/react-query'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'

const FRESH_MS = 30_000

/** A favourite match before its start or in play; null once it is neither. */
export const favouriteQuery = (lang: string, id: number) =>
  queryOptions({
    queryKey: ['board', 'favourite', lang, id],
    queryFn: async ({ signal }): Promise<BoardMatch | null> => {
      const given = { params: { id }, query: { lang } }
      const early = await orGone(() => call('GET /v1/board/matches/:id', given, signal))
      const live = early
        ? null
        : await orGone(() => call('GET /v1/live/matches/:id', given, signal))
      return early ?? live?.match ?? null
    },
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })

async function orGone<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
