import type { GameCode } from '@grandstand/shared-types/games/game_codes'
import { PUBLISHED_RETURNS } from '@grandstand/shared-types/games/published_returns'

/** The return that the list of games states: the lowest of the game's kinds of bets, in millionths. */
export const publishedReturn = (code: GameCode): number =>
  Math.min(...PUBLISHED_RETURNS[code].map(({ returnPpm }) => returnPpm))
