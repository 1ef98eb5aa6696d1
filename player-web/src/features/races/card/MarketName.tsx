import { useMarketType } from '../../../odds/useMarketTypes.ts'

/** The short name of a market of runners, such as `First 3`. */
export function MarketName({ typeId }: { typeId: number }) {
  return useMarketType(typeId)?.shortName
}
