import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { sessionBy, type GameSession } from '#games/sessions/game_session'
import { hashOfToken, newToken } from '#games/sessions/tokens'

interface OpenedSession extends GameSession {
  /** The provider names the session by it from now on. */
  sessionToken: string
}

/**
 * Opens the session of a launch for its provider. Null for a token that is unknown, of another provider, used or too old:
 * of two calls at once, one opens it. Null too when the session of the player in which it was launched has ended.
 */
export async function openSession(
  providerId: number,
  launchToken: string
): Promise<OpenedSession | null> {
  const now = clock.now()
  const sessionToken = newToken()
  const hashes = { launch: hashOfToken(launchToken), session: hashOfToken(sessionToken) }
  const opened: unknown = await db
    .from('game_sessions')
    .where({ provider_id: providerId, launch_hash: hashes.launch })
    .whereNull('opened_at')
    .where('launch_expires_at', '>', now)
    .update({ token_hash: hashes.session, opened_at: now, last_used_at: now })
  if (Number(opened) !== 1) return null
  const session = await sessionBy(db.connection(), {
    provider_id: providerId,
    token_hash: hashes.session,
  })
  return session && !session.isSignedOut ? { ...session, sessionToken } : null
}
