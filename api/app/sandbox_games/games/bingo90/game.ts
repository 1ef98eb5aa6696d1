import { drawsFrom } from '@grandstand/shared-types/draws/stream'
import { bingo90, bingo90Card } from '@grandstand/shared-types/games/bingo/bingo_90'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 5000
const ANY_CARD = bingo90Card(drawsFrom(() => Math.floor(Math.random() * 2 ** 32)))

export default drawGame(bingo90, {
  code: 'bingo90',
  title: 'Bingo 90',
  lobby: 'bingo',
  returnPpm: publishedReturn('bingo90'),
  minStakeMinor: 10,
  maxStakeMinor: MAX_STAKE_MINOR,
  maxPayMinor: bingo90.highestWinMinor({ stakeMinor: MAX_STAKE_MINOR, card: ANY_CARD }),
})
