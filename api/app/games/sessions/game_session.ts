/** A player in a game of a provider, from the launch on. Times in epoch milliseconds. */
import type { Reader } from '#core/database/transactions'

export interface GameSession {
  id: number
  siteId: number
  userId: number
  providerId: number
  gameId: number
  currency: string
  language: string
  limitId: string | null
  isMobile: boolean
  /** The address and country from which the player launched the game. */
  ip: string
  country: string | null
  launchExpiresAt: number
  /** Null until the provider has opened it. */
  openedAt: number | null
  lastUsedAt: number
  closedAt: number | null
}

/** A session that was not used for this long is over; money that is owed still comes in. */
const IDLE_MS = 4 * 60 * 60_000

/** Whether bets may come in by the session. */
export const isLive = (
  { openedAt, closedAt, lastUsedAt }: Pick<GameSession, 'openedAt' | 'closedAt' | 'lastUsedAt'>,
  nowMs: number
): boolean => openedAt !== null && closedAt === null && nowMs - lastUsedAt < IDLE_MS

export const SESSION_COLUMNS = {
  id: 'id',
  siteId: 'site_id',
  userId: 'user_id',
  providerId: 'provider_id',
  gameId: 'game_id',
  currency: 'currency',
  language: 'language',
  limitId: 'limit_id',
  isMobile: 'is_mobile',
  ip: 'ip',
  country: 'country',
  launchExpiresAt: 'launch_expires_at',
  openedAt: 'opened_at',
  lastUsedAt: 'last_used_at',
  closedAt: 'closed_at',
} as const satisfies Record<keyof GameSession, string>

type Columns = Omit<GameSession, 'isMobile'> & { isMobile: boolean | number }

/** The session of a provider by one of its hashes; null for an unknown one. */
export async function sessionBy(
  from: Reader,
  where: { provider_id: number } & ({ launch_hash: string } | { token_hash: string })
): Promise<GameSession | null> {
  const row = await from
    .query<Columns>()
    .from('game_sessions')
    .where(where)
    .select(SESSION_COLUMNS)
    .first()
  return row ? sessionOf(row) : null
}

export const sessionOf = (row: Columns): GameSession => ({
  ...row,
  id: Number(row.id),
  siteId: Number(row.siteId),
  userId: Number(row.userId),
  providerId: Number(row.providerId),
  gameId: Number(row.gameId),
  isMobile: Boolean(Number(row.isMobile)),
  launchExpiresAt: Number(row.launchExpiresAt),
  openedAt: row.openedAt === null ? null : Number(row.openedAt),
  lastUsedAt: Number(row.lastUsedAt),
  closedAt: row.closedAt === null ? null : Number(row.closedAt),
})
