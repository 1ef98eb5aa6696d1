import { tennisOf } from '@grandstand/shared-types/games/tennis/tennis'
import { multiplied } from '@grandstand/shared-types/games/game'
import { codesOf } from '@grandstand/shared-types/games/game_codes'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 20_000
/** Above every price of sets. */
const HIGHEST_ODDS_MILLI = 1_000_000

export default codesOf('tennis').map((code) =>
  drawGame(tennisOf(code), {
    code,
    lobby: 'virtualSports',
    returnPpm: publishedReturn(code),
    minStakeMinor: 10,
    maxStakeMinor: MAX_STAKE_MINOR,
    maxPayMinor: multiplied(MAX_STAKE_MINOR, HIGHEST_ODDS_MILLI),
  })
)
