/** What stands of a match, and what it means for its markets; settlement and its dry run both ask here. */
import db from '@adonisjs/lucid/services/db'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import { STAFF } from '#catalogue/actions/store_results'
import { clock } from '#core/clock'
import type { Trx } from '#core/database'
import type { MatchFeed } from '#settlement/feed/standing'
import { undecided, withFeed } from '#settlement/feed/with_feed'
import { deriveMarkets, takenBack, type DerivedMarket } from '#settlement/outcomes/derive'
import { loadMarkets } from '#settlement/outcomes/load'

export interface StandingMatch {
  id: number
  sportId: number
  status: string
  startsAt: number
  /** There was a result, and none stands now. */
  isTakenBack: boolean
}

export interface StandingResult {
  facts: MatchFacts
  /** Entered by hand, which overrides what feeds said. */
  isByStaff: boolean
}

/** Without a result: what a feed decided; markets that a result closed before it was taken back reopen. */
export async function standingMarkets(
  match: StandingMatch,
  result: StandingResult | null,
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

/** Revision 0 is none. */
export async function resultOf(
  matchId: number,
  revision: number,
  trx?: Trx
): Promise<StandingResult | null> {
  const row = await (trx ?? db)
    .query<{ facts: string; source: string }>()
    .from('results')
    .where({ match_id: matchId, revision })
    .select('facts', 'source')
    .first()
  return row ? { facts: JSON.parse(row.facts), isByStaff: row.source === STAFF } : null
}
