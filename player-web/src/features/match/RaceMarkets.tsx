import { isFavouriteMarket } from '@grandstand/shared-types/markets/model/favourite_market'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { useMarketTypes } from '../../odds/useMarketTypes.ts'
import { isOnCard } from '../../odds/isOnCard.ts'
import { groupMarkets } from './groupMarkets.ts'
import { MarketGrid } from './MarketGrid.tsx'

/** The markets of a race that are not on its card, such as the winning distance. */
export function RaceMarkets({ match }: { match: BoardMatch }) {
  const types = useMarketTypes('all')
  const markets = match.markets.filter(
    (market) => !isOnCard(market) && !isFavouriteMarket(market.typeId) && market.outcomes.length > 0
  )
  if (!types || markets.length === 0) return null
  return <MarketGrid match={match} cards={groupMarkets({ ...match, markets }, types)} />
}
