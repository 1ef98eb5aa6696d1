/** The facts in force of a match and their effect on its markets; shared by settlement and its dry run. */
import db from '@adonisjs/lucid/services/db'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import { STAFF } from '#catalogue/actions/store_results'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import type { MatchFeed } from '#settlement/feed/match_feed'
import {
  deriveMarkets,
  takenBack,
  undecided,
  withFeed,
  type DerivedMarket,
} from '#settlement/outcomes/derive'
import { loadMarkets } from '#settlement/outcomes/load'

export interface MatchInForce {
  id: number
  sportId: number
  status: string
  startsAt: number
  /** The match had a result, but no result is in force now. */
  isTakenBack: boolean
}

export interface ResultInForce {
  facts: MatchFacts
  /** True for facts entered by staff, which win over feeds. */
  isByStaff: boolean
}

/** With `trx` the match is locked until it ends. Throws 404 `notFound` for an unknown match. */
export async function loadMatch(
  matchId: number,
  trx?: Trx
): Promise<MatchInForce & { revision: number }> {
  const query = (trx ?? db)
    .query<{ sport_id: number; status: string; starts_at: number; result_revision: number }>()
    .from('matches')
    .where('id', matchId)
    .select('sport_id', 'status', 'starts_at', 'result_revision')
  const row = await (trx ? query.forUpdate() : query).first()
  if (!row) throw AppError.notFound()
  const { sport_id: sportId, status, starts_at: startsAt, result_revision: revision } = row
  return { id: matchId, sportId, status, startsAt, revision, isTakenBack: false }
}

/**
 * For a match without a result, the results come from feeds, and markets that a taken back result had closed open
 * again.
 */
export async function marketsInForce(
  match: MatchInForce,
  result: ResultInForce | null,
  feed: MatchFeed,
  trx?: Trx
): Promise<DerivedMarket[]> {
  const stored = await loadMarkets(match.id, trx)
  if (result) {
    return withFeed(deriveMarkets(match.sportId, stored, result.facts), feed, result.isByStaff)
  }
  const markets = withFeed(stored.map(undecided), feed, false)
  if (!match.isTakenBack) return markets
  const mayReopen = isPreMatch(match.status) && match.startsAt > clock.now()
  return markets.map((market) => takenBack(market, mayReopen))
}

/** Revision 0 means no result. */
export async function resultOf(
  matchId: number,
  revision: number,
  trx?: Trx
): Promise<ResultInForce | null> {
  const row = await (trx ?? db)
    .query<{ facts: string; source: string }>()
    .from('results')
    .where({ match_id: matchId, revision })
    .select('facts', 'source')
    .first()
  return row ? { facts: JSON.parse(row.facts), isByStaff: row.source === STAFF } : null
}
