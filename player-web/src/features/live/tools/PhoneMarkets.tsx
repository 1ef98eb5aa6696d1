import { useMarketTypes } from '../../../odds/useMarketTypes.ts'
import { MarketChips } from '../../prices/index.ts'

/** Chooses the market that the narrow list shows. */
export function PhoneMarkets({ sportId }: { sportId: number }) {
  return <MarketChips sportId={sportId} types={useMarketTypes()} />
}
