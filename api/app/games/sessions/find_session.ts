import db from '@adonisjs/lucid/services/db'
import type { Reader } from '#core/database/transactions'
import { sessionBy, type GameSession } from '#games/sessions/game_session'
import { hashOfToken } from '#games/sessions/tokens'

/**
 * The session that a provider names by its token, closed and old ones too (`isLive`); null for an unknown token and for one
 * of another provider.
 */
export const findSession = (
  providerId: number,
  sessionToken: string,
  from: Reader = db.connection()
): Promise<GameSession | null> =>
  sessionBy(from, { provider_id: providerId, token_hash: hashOfToken(sessionToken) })
