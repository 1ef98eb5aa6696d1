/**
 * Outcomes on the board that a feed has settled and not rolled back. They take no bets, even when a new price comes.
 * Other outcomes of the market stay open (a scorer market goes on after the first goal).
 */
import db from '@adonisjs/lucid/services/db'
import { book } from '#book/book'
import type { BookMarket, BookMatch, FeedStamp } from '#book/match'
import { chunked } from '#core/database/transactions'
import { compareStamps } from '#feed/messages/order'
import type { PendingWrites } from '#feed/persist/pending'
import { raise } from '#feed/apply/raise'

interface Settled {
  stamp: FeedStamp
  keys: ReadonlySet<string>
}

const NOTHING: ReadonlySet<string> = new Set()
/** Older than any message, so that the next message about the market counts. */
const BEFORE_ALL: FeedStamp = { at: 0, sequence: null }
const MATCHES_AT_ONCE = 500

/** By match, then by market id. */
const settled = new WeakMap<BookMatch, Map<number, Settled>>()

export const isSettledByFeed = (market: BookMarket, key: string): boolean =>
  settled.get(market.match)?.get(market.id)?.keys.has(key) ?? false

/**
 * Closes these outcomes; outcomes settled by an earlier message may open again. Returns false when a newer message is
 * in force, or nothing changes.
 */
export function settleOutcomes(
  market: BookMarket,
  stamp: FeedStamp,
  keys: ReadonlySet<string>,
  pending: PendingWrites
): boolean {
  if (!remember(market, stamp, keys)) return false
  const known = market.outcomes.filter(({ active, key }) => active && keys.has(key))
  for (const outcome of known) {
    outcome.active = false
    pending.outcome(outcome)
  }
  if (known.length === 0) return false
  raise(market)
  pending.market(market)
  return true
}

/** Rolls a settlement back: the next prices open its outcomes again. */
export function unsettleOutcomes(market: BookMarket, stamp: FeedStamp): void {
  remember(market, stamp, NOTHING)
}

function remember(market: BookMarket, stamp: FeedStamp, keys: ReadonlySet<string>): boolean {
  const markets = settled.get(market.match) ?? new Map<number, Settled>()
  settled.set(market.match, markets)
  const known = markets.get(market.id)
  if (known && compareStamps(stamp, known.stamp) < 0) return false
  markets.set(market.id, { stamp, keys })
  return true
}

/** After a restart, loads the settled outcomes of the matches on the board. */
export async function loadSettledByFeed(): Promise<void> {
  for (const ids of chunked(
    [...book.matches()].map(({ id }) => id),
    MATCHES_AT_ONCE
  )) {
    const rows: { id: number; outcome_key: string }[] = await db
      .query<{ id: number; outcome_key: string }>()
      .from('outcomes')
      .join('markets', 'markets.id', 'outcomes.market_id')
      .whereIn('markets.match_id', ids)
      .whereNotNull('outcomes.result')
      .select('outcomes.id', 'outcome_key')
    const byMarket = new Map<BookMarket, Set<string>>()
    for (const { id, outcome_key: key } of rows) {
      const market = book.outcome(Number(id))?.market
      if (market) byMarket.set(market, (byMarket.get(market) ?? new Set()).add(key))
    }
    for (const [market, keys] of byMarket) remember(market, BEFORE_ALL, keys)
  }
}
