/** Calls about matches in play; moving prices come by the stream. */
import type { LiveMatch, LiveMatchDetail, LiveMatchList } from '@grandstand/shared-types/wire/live'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

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
  return call('GET /v1/live/matches', { query: { lang, ...query } }, signal)
}

export function fetchLiveMatch(
  lang: string,
  matchId: number,
  signal?: AbortSignal
): Promise<LiveMatchDetail> {
  return call('GET /v1/live/matches/:id', { params: { id: matchId }, query: { lang } }, signal)
}

/** Matches in play that suit those of a slip, with their main markets. */
export function fetchLiveProposition(
  lang: string,
  matchIds: readonly number[],
  signal?: AbortSignal
): Promise<LiveMatch[]> {
  return call('GET /v1/live/proposition', { query: { lang, matches: matchIds.join(',') } }, signal)
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
