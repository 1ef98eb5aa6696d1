/** The races: six greyhounds, and eight horses. Terms of each way are those of rules 13.4 for so many runners. */
import { raceGame } from './race.ts'
import type { RaceRules } from './field.ts'

export const GREYHOUND_RULES: RaceRules = {
  name: 'greyhounds',
  strengths: [30, 22, 17, 13, 10, 8],
  places: 2,
  placeDivisor: 4,
}

export const HORSE_RULES: RaceRules = {
  name: 'horses',
  strengths: [25, 19, 15, 12, 10, 8, 6, 5],
  places: 3,
  placeDivisor: 5,
}

export const greyhounds = raceGame(GREYHOUND_RULES)
export const horses = raceGame(HORSE_RULES)
