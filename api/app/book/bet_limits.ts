/** Limits on what is bet on, in memory beside the book, so that placing a coupon asks no query. */
import db from '@adonisjs/lucid/services/db'
import {
  strictestLimits,
  type BetLimits,
  type BetLimitScope,
} from '@grandstand/shared-types/coupons/bet_limits'
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/types'
import { book } from '#book/book'
import { lockMsOf } from '#book/rate_lock'

type SiteLimits = Record<BetLimitScope, Map<number, BetLimits>>

let bySite = new Map<number, SiteLimits>()

interface Row {
  site_id: number
  scope: BetLimitScope
  scope_id: number
  limits: string
}

/** Reads all limits anew. */
export async function loadBetLimits(): Promise<void> {
  const rows: Row[] = await db
    .query<Row>()
    .from('bet_limits')
    .select('site_id', 'scope', 'scope_id', 'limits')
  const next = new Map<number, SiteLimits>()
  for (const row of rows) {
    let site = next.get(row.site_id)
    if (!site) next.set(row.site_id, (site = emptySite()))
    site[row.scope].set(row.scope_id, JSON.parse(row.limits))
  }
  bySite = next
}

/** Reads the book as bettors of a site see it: locked when the site locks, with the strictest limits above and on it. */
export function quotesFor(siteId: number): (outcomeId: number) => QuotedOutcome | undefined {
  const site = bySite.get(siteId)
  const lockAfterMs = lockMsOf(siteId)
  if (!site) return (outcomeId) => book.quote(outcomeId, lockAfterMs)
  return (outcomeId) => {
    const quote = book.quote(outcomeId, lockAfterMs)
    const limits = quote && limitsOf(site, quote)
    return limits ? { ...quote, limits } : quote
  }
}

function limitsOf(site: SiteLimits, quote: QuotedOutcome): BetLimits | undefined {
  const match = book.match(quote.matchId)
  return strictestLimits([
    site.sport.get(quote.sportId),
    site.category.get(match?.categoryId ?? 0),
    site.tournament.get(match?.tournamentId ?? 0),
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
