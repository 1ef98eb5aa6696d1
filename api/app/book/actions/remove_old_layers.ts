/** Removes what brands laid over matches and markets that are long over; the audit log keeps who did it. */
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { whereAmong } from '#core/database/transactions'

/** The book forgets a match a day after its start; a match that is put off keeps its layer for this long. */
const KEPT_MS = 30 * 24 * 3_600_000
const MOST_AT_ONCE = 500

/** Resolves to the number of removed rows, at most `MOST_AT_ONCE` of matches and as many of markets. */
export async function removeOldLayers(): Promise<number> {
  const before = clock.now() - KEPT_MS
  const ofMatches = db
    .from('offer_layers as o')
    .join('matches as g', 'g.id', 'o.scope_id')
    .where('o.scope', 'match')
  const ofMarkets = db
    .from('offer_layers as o')
    .join('markets as m', 'm.id', 'o.scope_id')
    .join('matches as g', 'g.id', 'm.match_id')
    .where('o.scope', 'market')
  const ids: number[] = []
  for (const query of [ofMatches, ofMarkets]) {
    const rows: { id: number }[] = await query
      .where('g.starts_at', '<', before)
      .limit(MOST_AT_ONCE)
      .select({ id: 'o.id' })
    ids.push(...rows.map(({ id }) => Number(id)))
  }
  if (ids.length > 0) await whereAmong(db.query().from('offer_layers'), 'id', ids).delete()
  return ids.length
}
