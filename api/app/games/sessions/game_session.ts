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
  /** The player's session in which it was launched has ended: by a sign-out, a new password, or staff. */
  isSignedOut: boolean
}

/** A game session that was not used for this long is over; money that is owed still comes in. */
const IDLE_MS = 4 * 60 * 60_000

type Life = Pick<GameSession, 'openedAt' | 'closedAt' | 'lastUsedAt' | 'isSignedOut'>

/** Whether bets may come in by the session. */
export const isLive = (
  { openedAt, closedAt, lastUsedAt, isSignedOut }: Life,
  nowMs: number
): boolean => openedAt !== null && closedAt === null && !isSignedOut && nowMs - lastUsedAt < IDLE_MS

/** What ended sessions tell of. A session that is gone has ended. */
interface EndColumns {
  userSessionId: number | null
  sessionVersion: number | null
  userVersion: number | null
  revokedAt: number | null
}

type Columns = Omit<GameSession, 'isMobile' | 'isSignedOut'> &
  EndColumns & { isMobile: boolean | number; tokenHash: string | null }

const COLUMNS = {
  id: 'game_sessions.id',
  siteId: 'game_sessions.site_id',
  userId: 'game_sessions.user_id',
  providerId: 'game_sessions.provider_id',
  gameId: 'game_sessions.game_id',
  currency: 'game_sessions.currency',
  language: 'game_sessions.language',
  limitId: 'game_sessions.limit_id',
  isMobile: 'game_sessions.is_mobile',
  ip: 'game_sessions.ip',
  country: 'game_sessions.country',
  launchExpiresAt: 'game_sessions.launch_expires_at',
  openedAt: 'game_sessions.opened_at',
  lastUsedAt: 'game_sessions.last_used_at',
  closedAt: 'game_sessions.closed_at',
  tokenHash: 'game_sessions.token_hash',
  userSessionId: 'game_sessions.user_session_id',
  sessionVersion: 'user_sessions.token_version',
  userVersion: 'users.token_version',
  revokedAt: 'user_sessions.revoked_at',
} as const satisfies Record<keyof Columns, string>

/** Rows of game sessions, for `sessionOf`. */
export const sessionRows = (from: Reader) =>
  from
    .query<Columns>()
    .from('game_sessions')
    .leftJoin('user_sessions', 'user_sessions.id', 'game_sessions.user_session_id')
    .leftJoin('users', 'users.id', 'game_sessions.user_id')
    .select(COLUMNS)

/** The session of a provider by one of its hashes; null for an unknown one. */
export async function sessionBy(
  from: Reader,
  where: { provider_id: number } & ({ launch_hash: string } | { token_hash: string })
): Promise<GameSession | null> {
  const named = Object.entries(where).map(([column, value]) => [`game_sessions.${column}`, value])
  const row = await sessionRows(from).where(Object.fromEntries(named)).first()
  return row ? sessionOf(row) : null
}

function hasEnded({ userSessionId, sessionVersion, userVersion, revokedAt }: EndColumns): boolean {
  if (userSessionId === null) return false
  return sessionVersion === null || revokedAt !== null || sessionVersion !== userVersion
}

export const sessionOf = (row: Columns): GameSession => ({
  id: Number(row.id),
  siteId: Number(row.siteId),
  userId: Number(row.userId),
  providerId: Number(row.providerId),
  gameId: Number(row.gameId),
  currency: row.currency,
  language: row.language,
  limitId: row.limitId,
  isMobile: Boolean(Number(row.isMobile)),
  ip: row.ip,
  country: row.country,
  launchExpiresAt: Number(row.launchExpiresAt),
  openedAt: row.openedAt === null ? null : Number(row.openedAt),
  lastUsedAt: Number(row.lastUsedAt),
  closedAt: row.closedAt === null ? null : Number(row.closedAt),
  isSignedOut: hasEnded(row),
})
