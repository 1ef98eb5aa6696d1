import { lotto6of49 } from '@grandstand/shared-types/games/numbers/lotto'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 2000
const BEST_PICK = Array.from({ length: 6 }, (_, place) => place + 1)

export default drawGame(lotto6of49, {
  code: 'lotto6of49',
  title: 'Lotto 6/49',
  lobby: 'lotto',
  returnPpm: publishedReturn('lotto6of49'),
  minStakeMinor: 10,
  maxStakeMinor: MAX_STAKE_MINOR,
  maxPayMinor: lotto6of49.highestWinMinor({ stakeMinor: MAX_STAKE_MINOR, numbers: BEST_PICK }),
})
