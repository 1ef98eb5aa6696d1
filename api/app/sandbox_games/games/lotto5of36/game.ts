import { lotto5of36 } from '@grandstand/shared-types/games/numbers/lotto'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 5000
const BEST_PICK = Array.from({ length: 5 }, (_, place) => place + 1)

export default drawGame(lotto5of36, {
  code: 'lotto5of36',
  title: 'Lotto 5/36',
  lobby: 'tvGames',
  returnPpm: publishedReturn('lotto5of36'),
  minStakeMinor: 10,
  maxStakeMinor: MAX_STAKE_MINOR,
  maxPayMinor: lotto5of36.highestWinMinor({ stakeMinor: MAX_STAKE_MINOR, numbers: BEST_PICK }),
})
