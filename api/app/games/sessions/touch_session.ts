import db from '@adonisjs/lucid/services/db'
import type { Reader } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import type { GameSession } from '#games/sessions/game_session'

/** A session that is used all the time is written this often. */
const EVERY_MS = 60_000

/** Keeps a session alive that its provider has just used. */
export async function touchSession(
  { id, lastUsedAt }: Pick<GameSession, 'id' | 'lastUsedAt'>,
  from: Reader = db.connection()
): Promise<void> {
  const now = clock.now()
  if (now - lastUsedAt < EVERY_MS) return
  await from.from('game_sessions').where('id', id).update({ last_used_at: now })
}
