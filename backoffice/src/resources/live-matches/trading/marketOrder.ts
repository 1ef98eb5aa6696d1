import { findMarketType } from '@grandstand/shared-types/markets/catalogue'
import { lineOf } from '@grandstand/shared-types/markets/specifier'
import type { LiveBookMarket } from '@grandstand/shared-types/wire'

/** In list order, lines of one type by their value: a market keeps its place while its prices change. */
export function byList(a: LiveBookMarket, b: LiveBookMarket): number {
  const order = ({ typeId }: LiveBookMarket) => findMarketType(typeId)?.listOrder ?? 0
  const line = ({ specifier }: LiveBookMarket) =>
    lineOf(specifier, 'total') ?? lineOf(specifier, 'hcp') ?? 0
  return order(a) - order(b) || a.typeId - b.typeId || line(a) - line(b) || a.id - b.id
}
