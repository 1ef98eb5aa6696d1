/** The codes of the games, as providers, links and texts name them. */
export const GAME_CODES = [
  'slot',
  'roulette',
  'keno',
  'lotto6of49',
  'lotto5of36',
  'bingo75',
  'bingo90',
  'greyhounds',
  'horses',
  'football',
  'tennis',
  'crash',
  'blackjack',
] as const
export type GameCode = (typeof GAME_CODES)[number]
