/**
 * First step of settlement: the present facts of a match, and the feed's messages about its markets, become results of
 * outcomes and states of markets.
 */
import { isClosed } from '@grandstand/shared-types/catalogue/market_status'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { chunked, inTransaction, type Trx } from '#core/database/transactions'
import { requireTurn } from '#settlement/runs/exclusive'
import { faultPoints } from '#settlement/runs/fault_points'
import { matchFeed, writeVoids } from '#settlement/feed/match_feed'
import type { DerivedMarket } from '#settlement/outcomes/derive'
import {
  loadMatch,
  resultOf,
  marketsInForce,
  type MatchInForce,
} from '#settlement/outcomes/in_force'

export interface MarkedMatch {
  matchId: number
  /** The revision that the outcomes now follow; 0 without a result. */
  revision: number
  /** The newest stored revision; it may be one that takes a result back. */
  upToRevision: number
  /** The newest row of `feed_settlements` that the outcomes follow; 0 without one. */
  feedUpToId: number
  markets: DerivedMarket[]
}

const IDS_AT_A_TIME = 5000

/**
 * Writes the differences in one transaction that locks the match, so that an older revision never overwrites a newer
 * one. Throws 404 `notFound` for an unknown match.
 */
export async function markOutcomes(matchId: number): Promise<MarkedMatch> {
  const { marked, hasChanged } = await inTransaction(async (trx) => {
    await requireTurn(trx)
    const match = await lockMatch(trx, matchId)
    const result = await resultOf(matchId, match.revision, trx)
    const feed = await matchFeed(matchId, trx)
    const { revision, newest: upToRevision } = match
    const upTo = { matchId, revision, upToRevision, feedUpToId: feed.upToId }
    if (upToRevision === 0 && feed.upToId === 0) {
      return { marked: { ...upTo, markets: [] }, hasChanged: false }
    }
    const markets = await marketsInForce(match, result, feed, trx)
    const writes = [
      await writeResults(trx, markets),
      await writeStatuses(trx, markets),
      await writeVoids(trx, matchId, feed),
    ]
    const isNews = writes.includes(true)
    if (isNews) {
      await trx.from('matches').where('id', matchId).update({ changed_at: clock.now() })
    }
    return { marked: { ...upTo, markets }, hasChanged: isNews }
  })
  if (hasChanged) bus.emit('matchChanged', { matchIds: [matchId] })
  faultPoints.reach('outcomesMarked')
  return marked
}

/** Locks the match until `trx` ends. */
async function lockMatch(
  trx: Trx,
  matchId: number
): Promise<MatchInForce & { revision: number; newest: number }> {
  const match = await loadMatch(matchId, trx)
  const last = await trx
    .query<{ newest: number | null }>()
    .from('results')
    .where('match_id', matchId)
    .max('revision as newest')
    .first()
  const newest = last?.newest ?? 0
  return { ...match, newest, isTakenBack: match.revision === 0 && newest > 0 }
}

/** One statement for each result; returns whether anything changed. */
async function writeResults(trx: Trx, markets: readonly DerivedMarket[]): Promise<boolean> {
  const byResult = new Map<OutcomeResult | null, number[]>()
  for (const { market, results } of markets) {
    for (const { id, key, result } of market.outcomes) {
      const next = results[key] ?? null
      if (next !== result) byResult.set(next, [...(byResult.get(next) ?? []), id])
    }
  }
  for (const [result, ids] of byResult) {
    for (const chunk of chunked(ids, IDS_AT_A_TIME)) {
      await trx.from('outcomes').whereIn('id', chunk).update({ result })
    }
  }
  return byResult.size > 0
}

/** Keeps the status before settlement, which comes back when the result is taken back. */
async function writeStatuses(trx: Trx, markets: readonly DerivedMarket[]): Promise<boolean> {
  const changed = markets.filter(({ market, status }) => status !== market.status)
  const alike = Map.groupBy(changed, ({ market, status }) => `${market.status}:${status}`)
  for (const group of alike.values()) {
    const [first] = group
    if (!first) continue
    const { market, status } = first
    const isEnd = isClosed(status) && !isClosed(market.status)
    const ids = group.map((one) => one.market.id)
    for (const chunk of chunked(ids, IDS_AT_A_TIME)) {
      await trx
        .from('markets')
        .whereIn('id', chunk)
        .update({
          status,
          ...(isEnd && { status_before: market.status }),
          version: trx.raw('version + 1'),
          updated_at: clock.now(),
        })
    }
  }
  return changed.length > 0
}
