import { codesOf } from '@grandstand/shared-types/games/game_codes'
import { slotOfCode } from '@grandstand/shared-types/games/slot/machines'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 20_000

export default codesOf('slot').map((code) => {
  const slot = slotOfCode(code)
  return drawGame(slot, {
    code,
    lobby: 'slots',
    returnPpm: publishedReturn(code),
    minStakeMinor: 10,
    maxStakeMinor: MAX_STAKE_MINOR,
    maxPayMinor: slot.highestWinMinor({ stakeMinor: MAX_STAKE_MINOR }),
  })
})
