import { slot } from '@grandstand/shared-types/games/slot/slot'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 20_000

export default drawGame(slot, {
  code: 'slot',
  title: 'Orchard Reels',
  lobby: 'slots',
  returnPpm: publishedReturn('slot'),
  minStakeMinor: 10,
  maxStakeMinor: MAX_STAKE_MINOR,
  maxPayMinor: slot.highestWinMinor({ stakeMinor: MAX_STAKE_MINOR }),
})
