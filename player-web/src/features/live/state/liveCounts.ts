/**
 * The number of matches in play, the same in badge, tabs and page: all read `useLiveSports`, and an open list corrects
 * it at once from the stream (`useOwnCount`).
 */
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveMatch, LiveSport } from '@grandstand/shared-types/wire/live'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { liveSportsQuery } from '../../../api/live.ts'

/** Sports of the live list; undefined while loading. */
export function useLiveSports(): LiveSport[] | undefined {
  return useQuery(liveSportsQuery(useTranslation().i18n.language)).data
}

export const inPlayTotal = (sports: readonly LiveSport[] | undefined): number =>
  sports?.reduce((sum, { inPlayCount }) => sum + inPlayCount, 0) ?? 0

export const inPlayCount = (matches: readonly Pick<LiveMatch, 'status'>[]): number =>
  matches.filter(({ status }) => isInPlay(status)).length
