import { useMarketTypes } from '../../odds/useMarketTypes.ts'
import { MarketChips } from '../prices/index.ts'

/** Which market the narrow list shows. */
export function PhoneMarkets({ sportId }: { sportId: number }) {
  return <MarketChips sportId={sportId} types={useMarketTypes()} />
}
