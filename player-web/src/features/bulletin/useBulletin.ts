/** The matches of a bulletin, as they were when the page was opened: paper does not change, either. */
import {
  FIRST_BULLETIN_MATCHES,
  MATCHES_REQUEST_LIMIT,
  MAX_BULLETIN_MATCHES,
} from '@grandstand/shared-types/core/list_limits'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { dateKey, dayOf, startOfDay } from '../../ui/days.ts'

export const COUNTS = [50, FIRST_BULLETIN_MATCHES, 150, MAX_BULLETIN_MATCHES] as const

/** What a bulletin is made of, kept in the address. */
export interface Wanted {
  /** Undefined means every sport. */
  sportId: number | undefined
  /** Such as `2026-11-24`; undefined means from now on. */
  day: string | undefined
  count: number
}

export function readWanted(params: URLSearchParams, today: number): Wanted {
  const sport = params.get('sport') ?? ''
  const day = params.get('day') ?? ''
  const count = Number(params.get('count'))
  return {
    sportId: /^[1-9]\d{0,8}$/.test(sport) ? Number(sport) : undefined,
    day: dayOf(day) !== null && day >= dateKey(today) ? day : undefined,
    count: COUNTS.find((known) => known === count) ?? FIRST_BULLETIN_MATCHES,
  }
}

/** The address of a bulletin; defaults are left out. */
export function writeWanted({ sportId, day, count }: Wanted): URLSearchParams {
  const params = new URLSearchParams()
  if (sportId !== undefined) params.set('sport', String(sportId))
  if (day !== undefined) params.set('day', day)
  if (count !== FIRST_BULLETIN_MATCHES) params.set('count', String(count))
  return params
}

function windowOf(day: string | undefined): { from?: number; to?: number } {
  const from = dayOf(day ?? null)
  return from === null ? {} : { from, to: startOfDay(from, 1) - 1 }
}

export function useBulletin({ sportId, day, count }: Wanted) {
  const { language } = useTranslation().i18n
  return useQuery({
    queryKey: ['bulletin', language, sportId, day, count],
    queryFn: async ({ signal }) => {
      const byId = new Map<number, BoardMatch>()
      for (let offset = 0; offset < count; offset += MATCHES_REQUEST_LIMIT) {
        const limit = Math.min(MATCHES_REQUEST_LIMIT, count - offset)
        const query = { lang: language, sportId, ...windowOf(day), offset, limit }
        const { matches } = await call(
          'GET /v1/board/matches',
          { query: { ...query, odds: 'main' } },
          signal
        )
        for (const match of matches) byId.set(match.id, match)
        if (matches.length < limit) break
      }
      return { matches: [...byId.values()], madeAt: Date.now() }
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}
