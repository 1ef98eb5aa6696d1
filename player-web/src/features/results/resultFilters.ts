/** The filters of the results, kept in the address. */
import { DEFAULT_MATCHES_DAY, LOOKUP_WINDOW_HOURS } from '@grandstand/shared-types/core/list_limits'
import { dateKey, dayOf, startOfDay } from '../../ui/days.ts'

export interface ResultFilters {
  /** Such as `2026-11-24`. */
  day: string
  /** Undefined means every sport. */
  sportId: number | undefined
}

/** The earliest day with results. `today`: midnight of today. */
export function firstResultDay(today: number): string {
  return dateKey(startOfDay(today, -Math.floor(LOOKUP_WINDOW_HOURS / 24) + 1))
}

export function readResultFilters(params: URLSearchParams, today: number): ResultFilters {
  const day = params.get('day') ?? ''
  const isKnown = dayOf(day) !== null && day >= firstResultDay(today) && day <= dateKey(today)
  const sport = params.get('sport') ?? ''
  return {
    day: isKnown ? day : dateKey(today),
    sportId: /^[1-9]\d{0,8}$/.test(sport) ? Number(sport) : undefined,
  }
}

/** The address of these filters; defaults are left out. */
export function writeResultFilters({ day, sportId }: ResultFilters, today: number): string {
  const params = new URLSearchParams()
  if (day !== dateKey(today)) params.set('day', day)
  if (sportId !== undefined) params.set('sport', String(sportId))
  return `?${params.toString()}`
}

/** The whole day, epoch milliseconds. Today's window also includes matches with a result that were listed for later. */
export function resultWindow({ day }: ResultFilters, today: number): { from: number; to: number } {
  const from = dayOf(day) ?? today
  return { from, to: startOfDay(from, from === today ? DEFAULT_MATCHES_DAY : 1) - 1 }
}
