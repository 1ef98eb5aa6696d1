/**
 * Goals of the virtual football league: weights of 0 to 6 goals by level, in thousandths. The level of a side is its attack
 * and the weakness of the other side's defence, 0 to 6.
 */
import type { FootballTeam } from './teams.ts'

export const HOME_GOALS: readonly (readonly number[])[] = [
  [495, 348, 122, 28, 5, 1, 1],
  [387, 367, 175, 55, 13, 2, 1],
  [301, 362, 217, 87, 26, 6, 1],
  [223, 335, 251, 126, 47, 14, 4],
  [166, 299, 268, 161, 72, 26, 8],
  [112, 246, 269, 198, 109, 48, 18],
  [76, 196, 256, 221, 144, 75, 32],
]

export const AWAY_GOALS: readonly (readonly number[])[] = [
  [604, 303, 76, 13, 2, 1, 1],
  [495, 348, 122, 28, 5, 1, 1],
  [387, 367, 175, 55, 13, 2, 1],
  [301, 362, 217, 87, 26, 6, 1],
  [235, 340, 247, 119, 43, 13, 3],
  [166, 299, 268, 161, 72, 26, 8],
  [112, 246, 269, 198, 109, 48, 18],
]

const BEST_DEFENCE = 3

/** The level at which a side scores against another. */
export const scoringLevel = (side: FootballTeam, other: FootballTeam): number =>
  side.attack + BEST_DEFENCE - other.defence
