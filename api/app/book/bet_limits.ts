/** Bet limits in memory beside the book, so that placing a coupon needs no query. */
import db from '@adonisjs/lucid/services/db'
import {
  betLimitsIn,
  strictestLimits,
  type BetLimits,
  type BetLimitScope,
} from '@grandstand/shared-types/coupons/limits/bet_limits'
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import { inTurn } from '#core/timing/in_turn'
import { book } from '#book/book'
import { offerOf } from '#book/offer/offers'
import { rateLockOf } from '#book/rate_lock'

type SiteLimits = Record<BetLimitScope, Map<number, BetLimits>>

/** By currency; `OTHERS` has the limits for currencies without amounts of their own. */
let bySite = new Map<number, Map<string, SiteLimits>>()
const OTHERS = ''

export interface BetLimitRow {
  scope: BetLimitScope
  scope_id: number
  currency: string
  limits: string
}
type Row = BetLimitRow & { site_id: number }

/** Reloads all limits. */
export const loadBetLimits = inTurn(async (): Promise<void> => {
  const rows: Row[] = await db
    .query<Row>()
    .from('bet_limits')
    .select('site_id', 'scope', 'scope_id', 'currency', 'limits')
  const next: typeof bySite = new Map()
  for (const { site_id: siteId, currency } of rows) {
    const site = next.get(siteId) ?? new Map<string, SiteLimits>([[OTHERS, emptySite()]])
    next.set(siteId, site.set(currency, emptySite()))
  }
  for (const row of rows) {
    const limits: BetLimits = JSON.parse(row.limits)
    for (const [currency, site] of next.get(row.site_id) ?? []) {
      const level = site[row.scope]
      const binding = betLimitsIn({ currency: row.currency, limits }, currency)
      const strictest = strictestLimits([level.get(row.scope_id), binding])
      if (strictest) level.set(row.scope_id, strictest)
    }
  }
  bySite = next
})

/**
 * Returns a reader of the book for bettors of a site and a currency: prices are locked by the site's rate lock, and hidden
 * or suspended as it lays over the offer; the limit is the strictest of outcome, market, match and above.
 */
export function quotesFor(
  siteId: number,
  currency: string
): (outcomeId: number) => QuotedOutcome | undefined {
  const ofSite = bySite.get(siteId)
  const site = ofSite?.get(currency) ?? ofSite?.get(OTHERS)
  const at = { rateLock: rateLockOf(siteId), offer: offerOf(siteId) }
  if (!site) return (outcomeId) => book.quote(outcomeId, at)
  return (outcomeId) => {
    const quote = book.quote(outcomeId, at)
    const limits = quote && limitsOf(site, quote)
    return limits ? { ...quote, limits } : quote
  }
}

function limitsOf(site: SiteLimits, quote: QuotedOutcome): BetLimits | undefined {
  const match = book.match(quote.matchId)
  return strictestLimits([
    site.sport.get(quote.sportId),
    match && site.category.get(match.categoryId),
    match && site.tournament.get(match.tournamentId),
    site.match.get(quote.matchId),
    site.market.get(quote.marketId),
    site.outcome.get(quote.outcomeId),
  ])
}

const emptySite = (): SiteLimits => ({
  sport: new Map(),
  category: new Map(),
  tournament: new Map(),
  match: new Map(),
  market: new Map(),
  outcome: new Map(),
})
