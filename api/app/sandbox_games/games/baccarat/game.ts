import { baccarat } from '@grandstand/shared-types/games/baccarat/baccarat'
import { codesOf } from '@grandstand/shared-types/games/game_codes'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 500_000

export default codesOf('baccarat').map((code) =>
  drawGame(baccarat, {
    code,
    lobby: 'liveCasino',
    returnPpm: publishedReturn(code),
    minStakeMinor: 50,
    maxStakeMinor: MAX_STAKE_MINOR,
    maxPayMinor: baccarat.highestWinMinor({ stakeMinor: MAX_STAKE_MINOR, on: 'tie' }),
  })
)
