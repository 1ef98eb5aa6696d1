import type { BoardMarket, BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { useMarketTypes } from '../../../odds/useMarketTypes.ts'
import { inlineMarket, mainTypesOf } from '../../prices/index.ts'

interface MainMarket {
  market: BoardMarket
  type: MarketTypeView
}

/** The market that a row or card shows: the first of the sport that the match has, a race's winner; null without one. */
export function useMainMarket(match: BoardMatch): MainMarket | null {
  const types = useMarketTypes()
  if (match.isRace) {
    const [market] = match.markets
    const type = market && types?.get(market.typeId)
    return type ? { market, type } : null
  }
  for (const type of mainTypesOf([...(types?.values() ?? [])], match.sportId)) {
    const market = inlineMarket(match, type.id)
    if (market) return { market, type }
  }
  return null
}
