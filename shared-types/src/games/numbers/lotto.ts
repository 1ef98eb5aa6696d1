/** Lotto with fixed prizes: 6 of 49 and 5 of 36. */
import { numbersGame, type NumbersRules } from './numbers_game.ts'

export const LOTTO_6_OF_49_RULES: NumbersRules = {
  pool: 49,
  drawn: 6,
  paysMilli: {
    6: { 2: 1_000, 3: 12_000, 4: 200_000, 5: 10_000_000, 6: 1_000_000_000 },
  },
}

export const LOTTO_5_OF_36_RULES: NumbersRules = {
  pool: 36,
  drawn: 5,
  paysMilli: {
    5: { 2: 1_000, 3: 20_000, 4: 500_000, 5: 100_000_000 },
  },
}

export const lotto6of49 = numbersGame(LOTTO_6_OF_49_RULES)
export const lotto5of36 = numbersGame(LOTTO_5_OF_36_RULES)
