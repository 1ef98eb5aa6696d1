import { tennis } from '@grandstand/shared-types/games/tennis/tennis'
import { multiplied } from '@grandstand/shared-types/games/game'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 20_000
/** Above every price of sets. */
const HIGHEST_ODDS_MILLI = 1_000_000

export default drawGame(tennis, {
  code: 'tennis',
  title: 'Centre Court',
  lobby: 'virtualSports',
  returnPpm: publishedReturn('tennis'),
  minStakeMinor: 10,
  maxStakeMinor: MAX_STAKE_MINOR,
  maxPayMinor: multiplied(MAX_STAKE_MINOR, HIGHEST_ODDS_MILLI),
})
