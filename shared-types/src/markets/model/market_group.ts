/** Tabs of a match page, in their order. */
export const MARKET_GROUPS = [
  'main',
  'totals',
  'handicap',
  'halves',
  'periods',
  'score',
  'combos',
  'corners',
  'cards',
  'players',
  'other',
] as const
export type MarketGroup = (typeof MARKET_GROUPS)[number]
