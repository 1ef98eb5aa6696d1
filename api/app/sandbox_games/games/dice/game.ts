import { dice, LOWEST_CHANCE } from '@grandstand/shared-types/games/dice/dice'
import { codesOf } from '@grandstand/shared-types/games/game_codes'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 20_000

export default codesOf('dice').map((code) =>
  drawGame(dice, {
    code,
    lobby: 'betGames',
    returnPpm: publishedReturn(code),
    minStakeMinor: 10,
    maxStakeMinor: MAX_STAKE_MINOR,
    maxPayMinor: dice.highestWinMinor({
      stakeMinor: MAX_STAKE_MINOR,
      side: 'under',
      chance: LOWEST_CHANCE,
    }),
  })
)
