import { football } from '@grandstand/shared-types/games/football/football'
import { multiplied } from '@grandstand/shared-types/games/game'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 20_000
/** Above every price of a score. */
const HIGHEST_ODDS_MILLI = 1_000_000

export default drawGame(football, {
  code: 'football',
  title: 'Grandstand League',
  lobby: 'virtualLeague',
  returnPpm: publishedReturn('football'),
  minStakeMinor: 10,
  maxStakeMinor: MAX_STAKE_MINOR,
  maxPayMinor: multiplied(MAX_STAKE_MINOR, HIGHEST_ODDS_MILLI),
})
