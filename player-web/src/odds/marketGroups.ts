import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'

export type MarketGroup = MarketTypeView['group']

const POSITIONS: Readonly<Record<MarketGroup, number>> = {
  main: 0,
  totals: 1,
  handicap: 2,
  halves: 3,
  periods: 4,
  score: 5,
  combos: 6,
  corners: 7,
  cards: 8,
  players: 9,
  other: 10,
}

/** Where a group stands among the tabs, from 0. */
export function groupPosition(group: MarketGroup): number {
  return POSITIONS[group]
}

export function isMarketGroup(text: string | null): text is MarketGroup {
  return text !== null && Object.hasOwn(POSITIONS, text)
}
