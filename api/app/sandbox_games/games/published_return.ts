import type { GameCode } from '@grandstand/shared-types/games/game_codes'
import { PUBLISHED_RETURNS } from '@grandstand/shared-types/games/published_returns'

/** Of bingo: all prizes of a card together. */
const WHOLE = 'card'

/** The return that the list of games states, in millionths: of the whole, else of the kind of bet that returns least. */
export function publishedReturn(code: GameCode): number {
  const returns = PUBLISHED_RETURNS[code]
  const whole = returns.find(({ kind }) => kind === WHOLE)
  return whole?.returnPpm ?? Math.min(...returns.map(({ returnPpm }) => returnPpm))
}
