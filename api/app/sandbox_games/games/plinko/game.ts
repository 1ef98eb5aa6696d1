import { plinkoOf } from '@grandstand/shared-types/games/plinko/plinko'
import { codesOf } from '@grandstand/shared-types/games/game_codes'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 20_000

export default codesOf('plinko').map((code) =>
  drawGame(plinkoOf(code), {
    code,
    lobby: 'mintGaming',
    returnPpm: publishedReturn(code),
    minStakeMinor: 10,
    maxStakeMinor: MAX_STAKE_MINOR,
    maxPayMinor: plinkoOf(code).highestWinMinor({ stakeMinor: MAX_STAKE_MINOR, risk: 'high' }),
  })
)
