import type { JackpotView, PackedLevel } from '@grandstand/shared-types/wire/games/jackpots'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

const FRESH_MS = 60_000

export const JACKPOTS_KEY = 'jackpots'

/** The jackpots of the brand; the stream keeps their values in the cache up to date. */
export const jackpotsQuery = (language: string) =>
  queryOptions({
    queryKey: [JACKPOTS_KEY, 'values', language],
    queryFn: ({ signal }) => call('GET /v1/jackpots', { query: { language } }, signal),
    staleTime: FRESH_MS,
  })

export const jackpotWinsQuery = (language: string) =>
  queryOptions({
    queryKey: [JACKPOTS_KEY, 'wins', language],
    queryFn: ({ signal }) => call('GET /v1/jackpots/wins', { query: { language } }, signal),
  })

/** The jackpots with the values that are newer than theirs; the same object when none is. */
export function withValues(jackpots: JackpotView[], values: readonly PackedLevel[]): JackpotView[] {
  const byLevel = new Map(values.map((value) => [value[0], value]))
  const isNewer = ({ id, changeCount }: JackpotView['levels'][number]) =>
    (byLevel.get(id)?.[2] ?? -1) > changeCount
  if (!jackpots.some(({ levels }) => levels.some(isNewer))) return jackpots
  return jackpots.map((jackpot) => ({
    ...jackpot,
    levels: jackpot.levels.map((level) => {
      const [, amountMinor, changeCount] = byLevel.get(level.id) ?? []
      return amountMinor !== undefined && changeCount !== undefined && isNewer(level)
        ? { ...level, amountMinor, changeCount }
        : level
    }),
  }))
}
