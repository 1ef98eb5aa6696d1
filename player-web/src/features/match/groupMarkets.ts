/** A match's markets as cards: one for each type, its lines inside. */
import { folded } from '@grandstand/shared-types/core/folded'
import { lineOf } from '@grandstand/shared-types/markets/model/specifier'
import type { BoardMarket, BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { marketName, contextOfOutcome, outcomeName } from '../../odds/marketNames.ts'

export interface MarketCardData {
  type: MarketTypeView
  /** Sorted by line, lowest first. */
  markets: BoardMarket[]
}

export function groupMarkets(
  match: BoardMatch,
  types: ReadonlyMap<number, MarketTypeView>
): MarketCardData[] {
  const cards = new Map<number, MarketCardData>()
  for (const market of match.markets) {
    const type = types.get(market.typeId)
    if (!type) continue
    const card = cards.get(type.id)
    if (card) card.markets.push(market)
    else cards.set(type.id, { type, markets: [market] })
  }
  for (const { markets } of cards.values()) markets.sort((a, b) => sortKey(a) - sortKey(b))
  return [...cards.values()].sort((a, b) => a.type.listOrder - b.type.listOrder)
}

/** The number of markets in these cards; each line is one, as in `marketCount` of a match. */
export function marketCount(cards: readonly MarketCardData[]): number {
  return cards.reduce((sum, { markets }) => sum + markets.length, 0)
}

function sortKey({ specifier, id }: BoardMarket): number {
  return lineOf(specifier, 'total') ?? lineOf(specifier, 'hcp') ?? id
}

/** Whether the name of a card, or of one of its outcomes, contains the keyword. */
export function matchesSearch(
  { type, markets }: MarketCardData,
  match: BoardMatch,
  search: string,
  language: string
): boolean {
  const wanted = folded(search)
  if (wanted === '') return true
  return markets.some(({ specifier, outcomes }) => {
    const context = { home: match.home, away: match.away, specifier }
    const names = outcomes.map((outcome) =>
      outcomeName(type, outcome.key, contextOfOutcome(context, outcome), language)
    )
    return [marketName(type, context, language), ...names].some((name) =>
      folded(name).includes(wanted)
    )
  })
}
