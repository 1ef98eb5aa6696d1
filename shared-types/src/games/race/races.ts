/** The races. Terms of each way are those of rules 13.4 for so many runners. */
import type { CodeOf } from '../game_codes.ts'
import { madeOfCode, ofCode } from '../of_code.ts'
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

/** Five to seven runners pay two places at a quarter, eight or more three at a fifth. */
const race = (name: string, strengths: readonly number[]): RaceRules => ({
  name,
  strengths,
  places: strengths.length < 8 ? 2 : 3,
  placeDivisor: strengths.length < 8 ? 4 : 5,
})

export const HOUND_RACES: Readonly<Record<CodeOf<'greyhounds'>, RaceRules>> = {
  greyhounds: GREYHOUND_RULES,
  nightHounds: race('nightHounds', [26, 21, 18, 15, 12, 8]),
  kartCup: race('kartCup', [34, 20, 15, 12, 9, 6, 4]),
  speedway: race('speedway', [24, 20, 18, 16, 12, 10]),
  snailDerby: race('snailDerby', [28, 24, 20, 16, 12]),
}

export const HORSE_RACES: Readonly<Record<CodeOf<'horses'>, RaceRules>> = {
  horses: HORSE_RULES,
  steeplechase: race('steeplechase', [22, 18, 15, 13, 11, 9, 7, 5]),
  trotters: race('trotters', [28, 21, 16, 13, 10, 7, 5]),
  camelCup: race('camelCup', [25, 21, 18, 15, 12, 9]),
  sprintStakes: race('sprintStakes', [32, 24, 18, 15, 11]),
  longMile: race('longMile', [30, 19, 14, 11, 9, 7, 6, 4]),
}

export const raceRules = ofCode({ ...HOUND_RACES, ...HORSE_RACES })
export const raceOf = madeOfCode({ ...HOUND_RACES, ...HORSE_RACES }, raceGame)
