/** The filters of the list, kept in the address, so that they can be shared and found again. */
import {
  SEARCH_KEYWORD_MAX,
  SEARCH_KEYWORD_MIN_EXCLUSIVE,
} from '@grandstand/shared-types/core/list_limits'
import { dayOf, startOfDay } from '../../../ui/days.ts'

/** `3h`, `today`, `tomorrow`, a date such as `2026-11-24`, or `all`. */
export type Day = string

export interface BoardFilters {
  /** Undefined means the first sport with matches. */
  sportId: number | undefined
  categoryId: number | undefined
  leagueIds: readonly number[]
  day: Day
  /** The typed text; it searches all sports from three characters on. */
  keyword: string
}

/** Epoch milliseconds; without `to`, the window reaches to the end of the site's match days. */
interface TimeWindow {
  from?: number
  to?: number
}

export const DEFAULT_DAY: Day = 'all'
const HOUR_MS = 3_600_000
const ROUND_MS = 5 * 60_000

function positive(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

export function readFilters(params: URLSearchParams): BoardFilters {
  const leagues = params.get('leagues')?.split(',') ?? []
  return {
    sportId: positive(params.get('sport')),
    categoryId: positive(params.get('category')),
    leagueIds: leagues.flatMap((id) => positive(id) ?? []),
    day: params.get('day') ?? DEFAULT_DAY,
    keyword: (params.get('q') ?? '').slice(0, SEARCH_KEYWORD_MAX),
  }
}

/** The address of these filters; defaults are left out. */
export function writeFilters(filters: BoardFilters): string {
  const params = new URLSearchParams()
  if (filters.sportId !== undefined) params.set('sport', String(filters.sportId))
  if (filters.categoryId !== undefined) params.set('category', String(filters.categoryId))
  if (filters.leagueIds.length > 0) params.set('leagues', filters.leagueIds.join(','))
  if (filters.day !== DEFAULT_DAY) params.set('day', filters.day)
  if (filters.keyword !== '') params.set('q', filters.keyword)
  const text = params.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

export function isSearch({ keyword }: BoardFilters): boolean {
  return keyword.trim().length > SEARCH_KEYWORD_MIN_EXCLUSIVE
}

/** The window of a day, epoch milliseconds. The server cuts off the past; three hours end on full five minutes. */
export function windowOf(day: Day, now: number): TimeWindow {
  if (day === '3h') return { to: Math.ceil((now + 3 * HOUR_MS) / ROUND_MS) * ROUND_MS }
  if (day === 'today') return { to: startOfDay(now, 1) - 1 }
  if (day === 'tomorrow') return { from: startOfDay(now, 1), to: startOfDay(now, 2) - 1 }
  const from = dayOf(day)
  return from === null ? {} : { from, to: startOfDay(from, 1) - 1 }
}
