import { findMarketType } from '@grandstand/shared-types/markets/table/market_types'
import { lineOf } from '@grandstand/shared-types/markets/model/specifier'
import type { LiveBookMarket } from '@grandstand/shared-types/wire/betting/live'

/** In list order, lines of one type sorted by value: a market keeps its place while its prices change. */
export function byList(a: LiveBookMarket, b: LiveBookMarket): number {
  const order = ({ typeId }: LiveBookMarket) => findMarketType(typeId)?.listOrder ?? 0
  const line = ({ specifier }: LiveBookMarket) =>
    lineOf(specifier, 'total') ?? lineOf(specifier, 'hcp') ?? 0
  return order(a) - order(b) || a.typeId - b.typeId || line(a) - line(b) || a.id - b.id
}
