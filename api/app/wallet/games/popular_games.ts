/** Which games a brand's players play most, kept in memory: a home page asks for it at each visit. */
import db from '@adonisjs/lucid/services/db'
import { BriefCache } from '#core/timing/brief_cache'
import { clock } from '#core/timing/clock'

const DAYS = 7
const KEPT_MS = 5 * 60_000
const MOST_KEPT = 500
const kept = new BriefCache<number, ReadonlyMap<number, number>>(KEPT_MS, MOST_KEPT)

/** For tests. */
export const forgetPopularGames = (): void => kept.forget()

/** The rounds of the last seven days by game; a game that nobody played is left out. */
export async function roundsByGame(siteId: number): Promise<ReadonlyMap<number, number>> {
  const known = kept.get(siteId)
  if (known) return known
  const keep = kept.reading()
  const rows: { game: number; rounds: number }[] = await db
    .query<{ game: number; rounds: number }>()
    .from('game_rounds')
    .where('site_id', siteId)
    .where('created_at', '>=', clock.now() - DAYS * 24 * 3_600_000)
    .groupBy('game_id')
    .select({ game: 'game_id' })
    .count({ rounds: '*' })
  const counts = new Map(rows.map(({ game, rounds }) => [Number(game), Number(rounds)]))
  keep(siteId, counts)
  return counts
}
