/** Games by their provider's code, kept in memory for a few seconds: each bet names one. */
import db from '@adonisjs/lucid/services/db'
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { BriefCache } from '#core/timing/brief_cache'

export interface StakeBounds {
  minStakeMinor?: number | null
  maxStakeMinor?: number | null
}

export interface PlayedGame {
  id: number
  code: string
  title: string
  lobby: Lobby
  /** By currency. */
  limits: Readonly<Record<string, StakeBounds>>
  /** The limits of its tables. */
  extras: readonly (StakeBounds & { limitId: string | number })[]
  isShown: boolean
}

interface Columns {
  id: number
  code: string
  title: string
  lobby: Lobby
  limits: string
  extras: string
  is_shown: boolean | number
}

const kept = new BriefCache<string, PlayedGame | null>(5_000, 20_000)

/** For tests. */
export const forgetPlayedGames = (): void => kept.forget()

/** Games by code; unknown ones are left out. Call it outside a transaction. */
export async function playedGames(
  providerId: number,
  codes: Iterable<string>
): Promise<Map<string, PlayedGame>> {
  const found = new Map<string, PlayedGame>()
  const missing = new Set<string>()
  for (const code of codes) {
    const known = kept.get(`${providerId}:${code}`)
    if (known) found.set(code, known)
    else if (known === undefined) missing.add(code)
  }
  if (missing.size === 0) return found
  const keep = kept.reading()
  const rows: Columns[] = await db
    .query<Columns>()
    .from('games')
    .where('provider_id', providerId)
    .whereIn('code', [...missing])
    .select('id', 'code', 'title', 'lobby', 'limits', 'extras', 'is_shown')
  for (const code of missing) {
    const row = rows.find((one) => one.code === code)
    const game = row ? gameOf(row) : null
    keep(`${providerId}:${code}`, game)
    if (game) found.set(code, game)
  }
  return found
}

function gameOf(row: Columns): PlayedGame {
  const limits: PlayedGame['limits'] = JSON.parse(row.limits)
  const extras: PlayedGame['extras'] = JSON.parse(row.extras)
  const { code, title, lobby } = row
  return {
    id: Number(row.id),
    code,
    title,
    lobby,
    limits,
    extras,
    isShown: Boolean(Number(row.is_shown)),
  }
}
