/** Keno: 20 of 80 numbers are drawn, a bet picks one to ten; smaller pools draw fewer. */
import type { CodeOf } from '../game_codes.ts'
import { madeOfCode, ofCode } from '../of_code.ts'
import { numbersGame, type NumbersRules } from './numbers_game.ts'

export const KENO_RULES: NumbersRules = {
  pool: 80,
  drawn: 20,
  paysMilli: {
    1: { 1: 3_600 },
    2: { 1: 500, 2: 12_000 },
    3: { 2: 2_000, 3: 45_000 },
    4: { 2: 1_500, 3: 6_000, 4: 105_000 },
    5: { 3: 3_500, 4: 20_000, 5: 560_000 },
    6: { 3: 2_000, 4: 8_000, 5: 70_000, 6: 1_500_000 },
    7: { 3: 1_000, 4: 4_000, 5: 20_000, 6: 300_000, 7: 5_000_000 },
    8: { 4: 3_000, 5: 12_000, 6: 75_000, 7: 1_000_000, 8: 20_000_000 },
    9: { 4: 1_500, 5: 6_000, 6: 35_000, 7: 280_000, 8: 4_000_000, 9: 50_000_000 },
    10: { 0: 2_000, 5: 4_000, 6: 20_000, 7: 100_000, 8: 1_000_000, 9: 10_000_000, 10: 100_000_000 },
  },
}

export const keno = numbersGame(KENO_RULES)

const KENO_60_RULES: NumbersRules = {
  pool: 60,
  drawn: 15,
  paysMilli: {
    1: { 1: 3_600 },
    2: { 1: 400, 2: 13_400 },
    3: { 2: 2_000, 3: 46_000 },
    4: { 2: 1_500, 3: 6_000, 4: 125_000 },
    5: { 3: 3_500, 4: 22_000, 5: 750_000 },
    6: { 3: 2_000, 4: 8_000, 5: 80_000, 6: 2_400_000 },
  },
}

const KENO_40_RULES: NumbersRules = {
  pool: 40,
  drawn: 10,
  paysMilli: {
    1: { 1: 3_600 },
    2: { 1: 400, 2: 13_000 },
    3: { 2: 2_000, 3: 52_000 },
    4: { 2: 1_500, 3: 6_000, 4: 160_000 },
    5: { 3: 4_000, 4: 24_000, 5: 1_000_000 },
  },
}

const QUICK_36_RULES: NumbersRules = {
  pool: 36,
  drawn: 9,
  paysMilli: { 1: { 1: 3_600 }, 2: { 2: 15_500 }, 3: { 2: 2_000, 3: 54_000 } },
}

const QUICK_24_RULES: NumbersRules = {
  pool: 24,
  drawn: 6,
  paysMilli: { 1: { 1: 3_600 }, 2: { 2: 16_500 }, 3: { 2: 2_000, 3: 64_000 } },
}

export const KENO_GAMES: Readonly<Record<CodeOf<'keno'>, NumbersRules>> = {
  keno: KENO_RULES,
  keno60: KENO_60_RULES,
  keno40: KENO_40_RULES,
  keno36: QUICK_36_RULES,
  keno24: QUICK_24_RULES,
}

export const kenoRules = ofCode(KENO_GAMES)
export const kenoOf = madeOfCode(KENO_GAMES, numbersGame)
