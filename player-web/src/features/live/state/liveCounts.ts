/**
 * The number of matches in play, the same in badge, tabs and page: all of them read `useLiveSports`, and an open list
 * corrects the number at once from the stream (`useOwnCount`).
 */
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveMatch, LiveSport } from '@grandstand/shared-types/wire/betting/live'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'

const REFRESH_MS = 15_000

/** Sports of the live list with their counts, for tabs and badges. */
export const liveSportsQuery = (lang: string) =>
  queryOptions({
    queryKey: ['board', 'live-sports', lang],
    queryFn: async ({ signal }) => {
      const query = { lang, odds: 'none', limit: 1 } as const
      return (await call('GET /v1/live/matches', { query }, signal)).sports
    },
    refetchInterval: REFRESH_MS,
    staleTime: REFRESH_MS / 2,
  })

/** Sports of the live list; undefined while loading. */
export function useLiveSports(): LiveSport[] | undefined {
  return useQuery(liveSportsQuery(useTranslation().i18n.language)).data
}

export const inPlayTotal = (sports: readonly LiveSport[] | undefined): number =>
  sports?.reduce((sum, { inPlayCount }) => sum + inPlayCount, 0) ?? 0

export const inPlayCount = (matches: readonly Pick<LiveMatch, 'status'>[]): number =>
  matches.filter(({ status }) => isInPlay(status)).length
