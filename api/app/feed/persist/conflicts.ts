/**
 * New markets that somebody else has stored meanwhile: staff, an import, or an earlier write of this process whose
 * answer was lost.
 */
import db from '@adonisjs/lucid/services/db'
import { book } from '#book/book'
import { loadMatches } from '#book/load'
import { marketKey, type BookMarket, type BookMatch } from '#book/match'
import type { PendingWrites } from '#feed/persist/pending'

/**
 * Takes markets that the database already has out of the new ones in `pending`. A market stored under the same id is
 * updated; a market stored under another id replaces ours on the board, and the next message about it updates its
 * prices.
 */
export async function giveWay(match: BookMatch, pending: PendingWrites): Promise<void> {
  if (pending.newMarkets.size + pending.newOutcomes.size === 0) return
  const rows: { id: number; market_type_id: number; specifier: string }[] = await db
    .query<{ id: number; market_type_id: number; specifier: string }>()
    .from('markets')
    .where('match_id', match.id)
    .select('id', 'market_type_id', 'specifier')
  const stored = new Map(
    rows.map((row) => [marketKey(row.market_type_id, row.specifier), Number(row.id)])
  )
  let hasGivenWay = false
  for (const market of [...pending.newMarkets]) {
    const id = stored.get(marketKey(market.typeId, market.specifier))
    if (id === undefined) continue
    pending.newMarkets.delete(market)
    if (id === market.id) pending.markets.add(market)
    else {
      dropMarket(market, pending)
      hasGivenWay = true
    }
  }
  await updateStoredOutcomes(pending)
  if (hasGivenWay) await loadMatches([match.id])
}

function dropMarket(market: BookMarket, pending: PendingWrites): void {
  pending.markets.delete(market)
  for (const outcome of market.outcomes) {
    pending.newOutcomes.delete(outcome)
    pending.outcomes.delete(outcome)
  }
  if (book.market(market.match.id, market.typeId, market.specifier) === market) {
    book.removeMarket(market)
  }
}

async function updateStoredOutcomes(pending: PendingWrites): Promise<void> {
  const ids = [...pending.newOutcomes].map((outcome) => outcome.id)
  if (ids.length === 0) return
  const rows: { id: number }[] = await db
    .query<{ id: number }>()
    .from('outcomes')
    .whereIn('id', ids)
    .select('id')
  const stored = new Set(rows.map((row) => Number(row.id)))
  for (const outcome of [...pending.newOutcomes]) {
    if (!stored.has(outcome.id)) continue
    pending.newOutcomes.delete(outcome)
    pending.outcomes.add(outcome)
  }
}
