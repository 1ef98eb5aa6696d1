import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'

export type MarketGroup = MarketTypeView['group']

/** The groups in the order of a match page. */
const PLACE: Record<MarketGroup, number> = {
  main: 1,
  totals: 2,
  handicap: 3,
  halves: 4,
  periods: 5,
  score: 6,
  combos: 7,
  corners: 8,
  cards: 9,
  players: 10,
  other: 11,
}

export function byPlace(a: MarketGroup, b: MarketGroup): number {
  return PLACE[a] - PLACE[b]
}
