import db from '@adonisjs/lucid/services/db'

const MOST_RECENT = 12
/** Launches that are read: a player opens the same few games again and again. */
const MOST_LAUNCHES = 200

/** Ids of the games that the player opened last, the latest first. */
export async function recentGames(userId: number): Promise<number[]> {
  const rows: { game_id: number }[] = await db
    .query<{ game_id: number }>()
    .from('game_sessions')
    .where('user_id', userId)
    .whereNotNull('opened_at')
    .orderBy('id', 'desc')
    .limit(MOST_LAUNCHES)
    .select('game_id')
  const ids = rows.map(({ game_id: id }) => Number(id))
  return [...new Set(ids)].slice(0, MOST_RECENT)
}
