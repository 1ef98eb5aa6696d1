import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { hashOfToken } from '#games/sessions/tokens'

/**
 * Opens the sessions of launches for providers that name a session by the token of its launch from the first call on. A
 * token that is unknown, used or too old opens nothing.
 */
export async function openByLaunch(providerId: number, launchToken: string): Promise<void> {
  const now = clock.now()
  const hash = hashOfToken(launchToken)
  await db
    .from('game_sessions')
    .where({ provider_id: providerId, launch_hash: hash })
    .whereNull('opened_at')
    .where('launch_expires_at', '>', now)
    .update({ token_hash: hash, opened_at: now, last_used_at: now })
}
