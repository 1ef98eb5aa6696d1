/** Combines the results of facts and of feeds. Pure. */
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { MatchFeed } from '#settlement/feed/standing'
import type { DerivedMarket, MarketRow } from '#settlement/outcomes/derive'

/** A market without facts. */
export const undecided = (market: MarketRow): DerivedMarket => ({
  market,
  results: Object.fromEntries(market.outcomes.map(({ key }) => [key, null])),
  status: market.status,
})

/**
 * A feed's settlement of a market wins over our own reading of the facts; facts entered by staff win over both where
 * they give a result. Only facts change a market's state: a feed sends states apart from results (rules 2.4).
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
