import { codesOf } from '@grandstand/shared-types/games/game_codes'
import { multiplied } from '@grandstand/shared-types/games/game'
import { oddsOfStrengths } from '@grandstand/shared-types/games/race/race_odds'
import { raceOf, raceRules } from '@grandstand/shared-types/games/race/races'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 20_000

export default codesOf('greyhounds').map((code) => {
  const highestOddsMilli = Math.max(...oddsOfStrengths(raceRules(code)).forecast.flat())
  return drawGame(raceOf(code), {
    code,
    lobby: 'virtualGames',
    returnPpm: publishedReturn(code),
    minStakeMinor: 10,
    maxStakeMinor: MAX_STAKE_MINOR,
    maxPayMinor: multiplied(MAX_STAKE_MINOR, highestOddsMilli),
  })
})
