import db from '@adonisjs/lucid/services/db'
import { sessionOf, sessionRows, type GameSession } from '#games/sessions/game_session'

/** Sessions by the hash of their token, closed and old ones too (`isLive`). Unknown ones are left out. */
export async function sessionsByHash(hashes: readonly string[]): Promise<Map<string, GameSession>> {
  if (hashes.length === 0) return new Map()
  const rows = await sessionRows(db.connection()).whereIn('game_sessions.token_hash', [
    ...new Set(hashes),
  ])
  return new Map(rows.map((row) => [row.tokenHash ?? '', sessionOf(row)]))
}
