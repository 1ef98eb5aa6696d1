import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { lineLabel, outcomeName, type NameContext } from '../../odds/marketNames.ts'

/** The short name of an outcome with its line, shown beside or above its price. */
export function pricePrefix(
  type: MarketTypeView,
  key: string,
  context: NameContext,
  language: string
): string {
  const line = lineLabel(key, context, language)
  const short = outcomeName(type, key, context, language, true)
  return line !== '' && !short.includes(line) ? `${short} ${line}` : short
}
