import { codesOf } from '@grandstand/shared-types/games/game_codes'
import { kenoOf, kenoRules } from '@grandstand/shared-types/games/numbers/keno'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 10000

export default codesOf('keno').map((code) => {
  const counts = Object.keys(kenoRules(code).paysMilli).map(Number)
  const numbers = Array.from({ length: Math.max(...counts) }, (_, place) => place + 1)
  const game = kenoOf(code)
  return drawGame(game, {
    code,
    lobby: 'betGames',
    returnPpm: publishedReturn(code),
    minStakeMinor: 10,
    maxStakeMinor: MAX_STAKE_MINOR,
    maxPayMinor: game.highestWinMinor({ stakeMinor: MAX_STAKE_MINOR, numbers }),
  })
})
