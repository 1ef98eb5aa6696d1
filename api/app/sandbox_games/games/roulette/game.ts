import { codesOf } from '@grandstand/shared-types/games/game_codes'
import { rouletteOf } from '@grandstand/shared-types/games/roulette/roulette'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 500_000
const table = (limitId: string, minStakeMinor: number, maxStakeMinor: number) => ({
  ...{ id: limitId, limitId, minStakeMinor, maxStakeMinor },
})

export default codesOf('roulette').map((code) => {
  const roulette = rouletteOf(code)
  return drawGame(roulette, {
    code,
    lobby: 'liveCasino',
    returnPpm: publishedReturn(code),
    minStakeMinor: 50,
    maxStakeMinor: MAX_STAKE_MINOR,
    maxPayMinor: roulette.highestWinMinor({ spot: 'straight:0', stakeMinor: MAX_STAKE_MINOR }),
    seats: 60,
    tables: [
      table('low', 50, 20_000),
      table('middle', 500, 100_000),
      table('high', 5_000, 500_000),
    ],
  })
})
