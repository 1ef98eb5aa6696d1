import { footballOf } from '@grandstand/shared-types/games/football/football'
import { multiplied } from '@grandstand/shared-types/games/game'
import { codesOf } from '@grandstand/shared-types/games/game_codes'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 20_000
/** Above every price of a score. */
const HIGHEST_ODDS_MILLI = 1_000_000

export default codesOf('football').map((code) =>
  drawGame(footballOf(code), {
    code,
    lobby: 'virtualLeague',
    returnPpm: publishedReturn(code),
    minStakeMinor: 10,
    maxStakeMinor: MAX_STAKE_MINOR,
    maxPayMinor: multiplied(MAX_STAKE_MINOR, HIGHEST_ODDS_MILLI),
  })
)
