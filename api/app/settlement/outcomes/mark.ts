/**
 * First step of settlement: the standing facts of a match, and what feeds said of its markets, become results of its
 * outcomes and states of its markets.
 */
import type { LegResult } from '@grandstand/shared-types/coupons/leg'
import type { MatchFacts } from '@grandstand/shared-types/markets/facts'
import { AppError } from '#core/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/clock'
import { chunked, inTransaction, type Trx } from '#core/database'
import { faultPoints } from '#settlement/fault_points'
import { undecided, withFeed } from '#settlement/feed/with_feed'
import { feedStanding, writeVoids } from '#settlement/feed/standing'
import { deriveMarkets, type DerivedMarket } from '#settlement/outcomes/derive'
import { STAFF } from '#catalogue/actions/store_results'
import { loadMarkets } from '#settlement/outcomes/load'

export interface MarkedMatch {
  matchId: number
  /** The revision that the outcomes now follow; 0 when the match has no result. */
  revision: number
  /** The newest row of `feed_settlements` that they follow; 0 without any. */
  feedUpToId: number
  markets: DerivedMarket[]
}

const IDS_AT_A_TIME = 5000

/**
 * Writes what differs, in one transaction that holds the match, so that an older revision can never overwrite a newer.
 * Throws 404 `notFound` for an unknown match.
 */
export async function markOutcomes(matchId: number): Promise<MarkedMatch> {
  const { marked, hasChanged } = await inTransaction(async (trx) => {
    const match = await lockMatch(trx, matchId)
    const result = await standingResult(trx, matchId, match.result_revision)
    const feed = await feedStanding(trx, matchId)
    const revision = result ? match.result_revision : 0
    if (!result && feed.upToId === 0) {
      return { marked: { matchId, revision, feedUpToId: 0, markets: [] }, hasChanged: false }
    }
    const stored = await loadMarkets(matchId, trx)
    const derived = result
      ? deriveMarkets(match.sport_id, stored, result.facts)
      : stored.map(undecided)
    const markets = withFeed(derived, feed, result?.isByStaff ?? false)
    const writes = [
      await writeResults(trx, markets),
      await writeStatuses(trx, markets),
      await writeVoids(trx, matchId, feed),
    ]
    const isNews = writes.includes(true)
    if (isNews) {
      await trx
        .query<unknown>()
        .from('matches')
        .where('id', matchId)
        .update({ changed_at: clock.now() })
    }
    return {
      marked: { matchId, revision, feedUpToId: feed.upToId, markets },
      hasChanged: isNews,
    }
  })
  if (hasChanged) bus.emit('matchChanged', { matchIds: [matchId] })
  faultPoints.reach('outcomesMarked')
  return marked
}

interface MatchRow {
  sport_id: number
  result_revision: number
}

async function lockMatch(trx: Trx, matchId: number): Promise<MatchRow> {
  const row: MatchRow | null = await trx
    .query<MatchRow>()
    .from('matches')
    .where('id', matchId)
    .select('sport_id', 'result_revision')
    .forUpdate()
    .first()
  if (!row) throw AppError.notFound()
  return row
}

interface StandingResult {
  facts: MatchFacts
  /** Entered by hand, which overrides what feeds said. */
  isByStaff: boolean
}

async function standingResult(
  trx: Trx,
  matchId: number,
  revision: number
): Promise<StandingResult | null> {
  const row = await trx
    .query<{ facts: string; source: string }>()
    .from('results')
    .where({ match_id: matchId, revision })
    .select('facts', 'source')
    .first()
  return row ? { facts: JSON.parse(row.facts), isByStaff: row.source === STAFF } : null
}

/** One statement for each result; returns whether anything differed. */
async function writeResults(trx: Trx, markets: readonly DerivedMarket[]): Promise<boolean> {
  const byResult = new Map<LegResult | null, number[]>()
  for (const { market, results } of markets) {
    for (const { id, key, result } of market.outcomes) {
      const next = results[key] ?? null
      if (next !== result) byResult.set(next, [...(byResult.get(next) ?? []), id])
    }
  }
  for (const [result, ids] of byResult) {
    for (const chunk of chunked(ids, IDS_AT_A_TIME)) {
      await trx.query<unknown>().from('outcomes').whereIn('id', chunk).update({ result })
    }
  }
  return byResult.size > 0
}

async function writeStatuses(trx: Trx, markets: readonly DerivedMarket[]): Promise<boolean> {
  const byStatus = new Map<number, number[]>()
  for (const { market, status } of markets) {
    if (status === market.status) continue
    byStatus.set(status, [...(byStatus.get(status) ?? []), market.id])
  }
  for (const [status, ids] of byStatus) {
    for (const chunk of chunked(ids, IDS_AT_A_TIME)) {
      await trx
        .query<unknown>()
        .from('markets')
        .whereIn('id', chunk)
        .update({ status, version: trx.raw('version + 1'), updated_at: clock.now() })
    }
  }
  return byStatus.size > 0
}
