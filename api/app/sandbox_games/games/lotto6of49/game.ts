import { codesOf } from '@grandstand/shared-types/games/game_codes'
import { lottoOf, lottoRules } from '@grandstand/shared-types/games/numbers/lotto'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 2000

export default codesOf('lotto6of49').map((code) => {
  const counts = Object.keys(lottoRules(code).paysMilli).map(Number)
  const numbers = Array.from({ length: Math.max(...counts) }, (_, place) => place + 1)
  const game = lottoOf(code)
  return drawGame(game, {
    code,
    lobby: 'lotto',
    returnPpm: publishedReturn(code),
    minStakeMinor: 10,
    maxStakeMinor: MAX_STAKE_MINOR,
    maxPayMinor: game.highestWinMinor({ stakeMinor: MAX_STAKE_MINOR, numbers }),
  })
})
