import { drawsFrom } from '@grandstand/shared-types/draws/stream'
import { bingo90Card, bingo90Of } from '@grandstand/shared-types/games/bingo/bingo_90'
import { codesOf } from '@grandstand/shared-types/games/game_codes'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 5000
const ANY_CARD = bingo90Card(drawsFrom(() => Math.floor(Math.random() * 2 ** 32)))

export default codesOf('bingo90').map((code) => {
  const bingo = bingo90Of(code)
  return drawGame(bingo, {
    code,
    lobby: 'bingo',
    returnPpm: publishedReturn(code),
    minStakeMinor: 10,
    maxStakeMinor: MAX_STAKE_MINOR,
    maxPayMinor: bingo.highestWinMinor({ stakeMinor: MAX_STAKE_MINOR, card: ANY_CARD }),
  })
})
