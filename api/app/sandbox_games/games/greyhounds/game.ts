import { greyhounds, GREYHOUND_RULES } from '@grandstand/shared-types/games/race/races'
import { oddsOfStrengths } from '@grandstand/shared-types/games/race/race_odds'
import { multiplied } from '@grandstand/shared-types/games/game'
import { drawGame } from '#sandbox_games/games/draw_game'
import { publishedReturn } from '#sandbox_games/games/published_return'

const MAX_STAKE_MINOR = 20_000
const HIGHEST_ODDS_MILLI = Math.max(...oddsOfStrengths(GREYHOUND_RULES).forecast.flat())

export default drawGame(greyhounds, {
  code: 'greyhounds',
  title: 'Greyhound Sprint',
  lobby: 'virtualGames',
  returnPpm: publishedReturn('greyhounds'),
  minStakeMinor: 10,
  maxStakeMinor: MAX_STAKE_MINOR,
  maxPayMinor: multiplied(MAX_STAKE_MINOR, HIGHEST_ODDS_MILLI),
})
