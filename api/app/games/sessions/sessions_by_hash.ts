import db from '@adonisjs/lucid/services/db'
import { SESSION_COLUMNS, sessionOf, type GameSession } from '#games/sessions/game_session'

/** Sessions by the hash of their token, closed and old ones too (`isLive`). Unknown ones are left out. */
export async function sessionsByHash(hashes: readonly string[]): Promise<Map<string, GameSession>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .query<Parameters<typeof sessionOf>[0] & { tokenHash: string }>()
    .from('game_sessions')
    .whereIn('token_hash', [...new Set(hashes)])
    .select({ ...SESSION_COLUMNS, tokenHash: 'token_hash' })
  return new Map(rows.map(({ tokenHash, ...row }) => [tokenHash, sessionOf(row)]))
}
