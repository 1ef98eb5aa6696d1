import { drawsFrom } from '@grandstand/shared-types/draws/stream'
import { bingo75, bingo75Card } from '@grandstand/shared-types/games/bingo/bingo_75'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 5000
const ANY_CARD = bingo75Card(drawsFrom(() => Math.floor(Math.random() * 2 ** 32)))

export default drawGame(bingo75, {
  code: 'bingo75',
  title: 'Bingo 75',
  lobby: 'bingo',
  returnPpm: publishedReturn('bingo75'),
  minStakeMinor: 10,
  maxStakeMinor: MAX_STAKE_MINOR,
  maxPayMinor: bingo75.highestWinMinor({ stakeMinor: MAX_STAKE_MINOR, card: ANY_CARD }),
})
