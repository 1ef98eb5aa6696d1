/** Derives outcome results and market states from the facts of a match and from feeds. Pure functions. */
import {
  isClosed,
  MARKET_STATUS,
  type MarketStatus,
} from '@grandstand/shared-types/catalogue/market_status'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { settleMarket } from '@grandstand/shared-types/markets/settling/settle'
import { orderKey } from '@grandstand/shared-types/markets/model/order_key'
import { orderTermsOf } from '@grandstand/shared-types/markets/model/order_market'
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import type { MatchFeed } from '#settlement/feed/match_feed'

export interface OutcomeRow {
  id: number
  key: string
  result: OutcomeResult | null
}

export interface MarketRow {
  id: number
  typeId: number
  specifier: string
  status: MarketStatus
  /** The status before settlement; null when the market is not settled. */
  statusBefore: MarketStatus | null
  outcomes: OutcomeRow[]
}

export interface DerivedMarket {
  market: MarketRow
  /** Result by outcome key; null while the facts leave it open. */
  results: Record<string, OutcomeResult | null>
  status: MarketStatus
}

/** In a played match a void outcome comes from play, such as a push; in any other the market was called off. */
const PLAYED: ReadonlySet<string> = new Set(['ended', 'after_ot', 'after_pen'])

export function deriveMarkets(
  sportId: number,
  markets: readonly MarketRow[],
  facts: MatchFacts
): DerivedMarket[] {
  return markets.map((market) => {
    const { typeId, specifier, outcomes } = market
    const results = settleMarket(
      { sportId, marketTypeId: typeId, specifier },
      outcomes.length > 0 ? outcomes.map(({ key }) => key) : anyOrder(typeId, facts),
      facts
    )
    const status = statusOf(market, Object.values(results), facts)
    return { market, results: outcomes.length > 0 ? results : {}, status }
  })
}

/** An outcome that tells whether a forecast is decided on which nobody has bet; none for any other market. */
function anyOrder(typeId: number, { field }: MatchFacts): string[] {
  const terms = orderTermsOf(typeId)
  const runners = (field?.runners ?? []).map(({ number }) => number).sort((a, b) => a - b)
  return terms && runners.length >= terms.runners
    ? [orderKey(runners.slice(0, terms.runners), terms)]
    : []
}

/**
 * Settled once every outcome has a result, cancelled when the match had no play that could give one; a reopened market
 * stays closed to bets.
 */
function statusOf(
  { status }: MarketRow,
  results: (OutcomeResult | null)[],
  facts: MatchFacts
): MarketStatus {
  if (results.length === 0) return status
  if (results.includes(null)) return isClosed(status) ? MARKET_STATUS.suspended : status
  const isCalledOff = !PLAYED.has(facts.status) && results.every((result) => result === 'void')
  return isCalledOff ? MARKET_STATUS.cancelled : MARKET_STATUS.settled
}

/** A market without results. */
export const undecided = (market: MarketRow): DerivedMarket => ({
  market,
  results: Object.fromEntries(market.outcomes.map(({ key }) => [key, null])),
  status: market.status,
})

/**
 * Puts a feed's settlement over the results from facts. A feed's settlement wins over our own reading of the facts;
 * facts entered by staff win over both where they give a result. Only facts change a market's state, because a feed
 * sends states apart from results (rules 2.4).
 */
export function withFeed(
  derived: readonly DerivedMarket[],
  feed: MatchFeed,
  isByStaff: boolean
): DerivedMarket[] {
  return derived.map((market) => {
    const said = feed.markets.get(market.market.id)?.results
    if (!said) return market
    const results = Object.fromEntries(
      Object.entries(market.results).map(([key, own]): [string, OutcomeResult | null] => {
        const ofFeed = said[key] ?? null
        return [key, isByStaff ? (own ?? ofFeed) : (ofFeed ?? own)]
      })
    )
    return { ...market, results }
  })
}

/**
 * The status of a market whose result was taken back: the earlier one when bets are possible again, else closed. A
 * market that a feed settled keeps its status.
 */
export function takenBack(derived: DerivedMarket, mayReopen: boolean): DerivedMarket {
  const { market, results } = derived
  const found = Object.values(results)
  if (!isClosed(market.status) || (found.length > 0 && !found.includes(null))) return derived
  return { ...derived, status: (mayReopen ? market.statusBefore : null) ?? MARKET_STATUS.suspended }
}

/** The markets in the shape of the API. */
export function marketViews(derived: readonly DerivedMarket[]): SettlementPreview['markets'] {
  const withOutcomes = derived.filter(({ market }) => market.outcomes.length > 0)
  return withOutcomes.map(({ market, results }) => ({
    marketId: market.id,
    typeId: market.typeId,
    specifier: market.specifier,
    outcomes: market.outcomes.map(({ key }) => ({ key, result: results[key] ?? null })),
  }))
}
