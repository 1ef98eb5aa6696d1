/** What facts decide beside what feeds said. Pure. */
import type { LegResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { MatchFeed } from '#settlement/feed/standing'
import type { DerivedMarket, MarketRow } from '#settlement/outcomes/derive'

/** A market that no facts speak of. */
export const undecided = (market: MarketRow): DerivedMarket => ({
  market,
  results: Object.fromEntries(market.outcomes.map(({ key }) => [key, null])),
  status: market.status,
})

/**
 * A feed's settlement of a market stands before our own reading of the facts; facts entered by staff stand before both,
 * where they decide. A state changes by facts alone: a feed says states apart from results (betting-rules 3.1).
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
      Object.entries(market.results).map(([key, own]): [string, LegResult | null] => {
        const ofFeed = said[key] ?? null
        return [key, isByStaff ? (own ?? ofFeed) : (ofFeed ?? own)]
      })
    )
    return { ...market, results }
  })
}
