import db from '@adonisjs/lucid/services/db'
import { bus } from '#core/bus'
import { clock } from '#core/clock'
import type { Principal } from '#core/access'

/** Ends the session on the server, so that a copied cookie is worthless. */
export async function signOut(principal: Principal): Promise<void> {
  await db
    .from('user_sessions')
    .where('id', principal.sessionId)
    .whereNull('revoked_at')
    .update({ revoked_at: clock.now() })
  bus.emit('accessChanged', { userId: principal.userId })
}
