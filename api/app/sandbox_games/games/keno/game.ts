import { keno } from '@grandstand/shared-types/games/numbers/keno'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 10000
const BEST_PICK = Array.from({ length: 10 }, (_, place) => place + 1)

export default drawGame(keno, {
  code: 'keno',
  title: 'Keno 80',
  lobby: 'betGames',
  returnPpm: publishedReturn('keno'),
  minStakeMinor: 10,
  maxStakeMinor: MAX_STAKE_MINOR,
  maxPayMinor: keno.highestWinMinor({ stakeMinor: MAX_STAKE_MINOR, numbers: BEST_PICK }),
})
