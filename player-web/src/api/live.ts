/** Calls about matches in play; prices that move come over the socket. */
import type { LiveMatchDetail, LiveMatchList } from '@grandstand/shared-types/wire'
import { queryOptions } from '@tanstack/react-query'
import { request } from './client.ts'

export interface LiveMatchesQuery {
  sportId?: number
  /** More than two characters. */
  keyWord?: string
  /** `none` leaves the prices out. */
  odds?: 'main' | 'none'
  limit?: number
}

export function fetchLiveMatches(
  lang: string,
  query: LiveMatchesQuery,
  signal?: AbortSignal
): Promise<LiveMatchList> {
  return request('/live/matches', { query: { lang, ...query }, signal })
}

export function fetchLiveMatch(
  lang: string,
  matchId: number,
  signal?: AbortSignal
): Promise<LiveMatchDetail> {
  return request(`/live/matches/${matchId}`, { query: { lang }, signal })
}

const COUNT_REFRESH_MS = 15_000

/** Sports of the live list with their counts, for tabs and badges. */
export const liveSportsQuery = (lang: string) =>
  queryOptions({
    queryKey: ['board', 'live-sports', lang],
    queryFn: async ({ signal }) => {
      const { sports } = await fetchLiveMatches(lang, { odds: 'none', limit: 1 }, signal)
      return sports
    },
    refetchInterval: COUNT_REFRESH_MS,
    staleTime: COUNT_REFRESH_MS / 2,
  })
