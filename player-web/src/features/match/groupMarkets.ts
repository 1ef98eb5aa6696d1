/** A match's markets as cards: one for each type, its lines inside. */
import { lineOf } from '@grandstand/shared-types/markets/model/specifier'
import type { BoardMarket, BoardMatch } from '@grandstand/shared-types/wire/book'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { marketName, outcomeName } from '../../odds/marketNames.ts'

export interface MarketCardData {
  type: MarketTypeView
  /** By line, lowest first. */
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

/** How many markets some cards hold: each line is one, as `marketCount` of a match counts them. */
export function marketCount(cards: readonly MarketCardData[]): number {
  return cards.reduce((sum, { markets }) => sum + markets.length, 0)
}

function sortKey({ specifier, id }: BoardMarket): number {
  return lineOf(specifier, 'total') ?? lineOf(specifier, 'hcp') ?? id
}

/** Whether a card's name, or one of its outcomes', holds the searched text. */
export function matchesSearch(
  { type, markets }: MarketCardData,
  match: BoardMatch,
  search: string,
  language: string
): boolean {
  const wanted = fold(search.trim(), language)
  if (wanted === '') return true
  return markets.some(({ specifier, outcomes }) => {
    const context = { home: match.home, away: match.away, specifier }
    const names = outcomes.map(({ key }) => outcomeName(type, key, context, language))
    return [marketName(type, context, language), ...names].some((name) =>
      fold(name, language).includes(wanted)
    )
  })
}

/** Lower case in the language, without accents: a Turkish keyboard is not needed to find a Turkish name. */
function fold(text: string, language: string): string {
  return text
    .toLocaleLowerCase(language)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
}
