import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#core/timing/clock'

/**
 * Since when the player plays without a reality check, in epoch milliseconds: the beginning of the latest session in
 * force, or the player's last answer if that came later.
 */
export async function playsSince(
  client: QueryClientContract,
  userId: number,
  answeredAt: number
): Promise<number> {
  const row = await client
    .query<{ signedInAt: number | null }>()
    .from('user_sessions')
    .where('user_id', userId)
    .whereNull('revoked_at')
    .where('expires_at', '>', clock.now())
    .max('created_at as signedInAt')
    .first()
  return Math.max(answeredAt, Number(row?.signedInAt ?? 0))
}
