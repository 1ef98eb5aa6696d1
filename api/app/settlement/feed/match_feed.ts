/**
 * Folded feed messages on the markets of a match, and the void windows that follow, for SQL that updates many rows at
 * once.
 */
import db from '@adonisjs/lucid/services/db'
import { insertAll, type Trx } from '#core/database/transactions'
import { foldFeed, type FeedRow, type MarketFeed } from '#settlement/feed/fold'

type Row = Omit<FeedRow, 'results'> & { id: number; results: string }

export interface MatchFeed {
  markets: Map<number, MarketFeed>
  /** Id of the newest row read; 0 without rows. */
  upToId: number
}

export async function matchFeed(matchId: number, trx?: Trx): Promise<MatchFeed> {
  const rows: Row[] = await (trx ?? db)
    .query<Row>()
    .from('feed_settlements')
    .where('match_id', matchId)
    .orderBy(['generated_at', 'id'])
    .select({
      id: 'id',
      marketId: 'market_id',
      kind: 'kind',
      from: 'from_at',
      to: 'to_at',
      results: 'results',
    })
  return {
    upToId: Math.max(0, ...rows.map(({ id }) => id)),
    markets: foldFeed(rows.map((row) => ({ ...row, results: JSON.parse(row.results) }))),
  }
}

/** Writes the void windows when they differ from the stored ones; returns whether they did. */
export async function writeVoids(trx: Trx, matchId: number, feed: MatchFeed): Promise<boolean> {
  const wanted = [...feed.markets].flatMap(([marketId, { voids }]) =>
    voids.map(({ from, to }) => ({
      match_id: matchId,
      market_id: marketId,
      from_at: from,
      to_at: to,
    }))
  )
  const stored: typeof wanted = await trx
    .query<(typeof wanted)[number]>()
    .from('market_voids')
    .where('match_id', matchId)
    .select('match_id', 'market_id', 'from_at', 'to_at')
  if (sameRows(wanted, stored)) return false
  await trx.from('market_voids').where('match_id', matchId).delete()
  if (wanted.length > 0) await insertAll(trx, 'market_voids', wanted)
  return true
}

function sameRows(a: readonly object[], b: readonly object[]): boolean {
  const keysOf = (rows: readonly object[]) => rows.map((row) => Object.values(row).join()).sort()
  return keysOf(a).join(';') === keysOf(b).join(';')
}
