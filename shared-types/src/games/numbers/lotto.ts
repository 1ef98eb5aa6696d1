/** Lotto with fixed prizes, in pools of many sizes. */
import type { CodeOf } from '../game_codes.ts'
import { madeOfCode, ofCode } from '../of_code.ts'
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

const lotto = (
  drawn: number,
  pool: number,
  pays: Readonly<Record<number, number>>
): NumbersRules => ({
  pool,
  drawn,
  paysMilli: { [drawn]: pays },
})

export const LOTTO_GAMES: Readonly<Record<CodeOf<'lotto6of49'>, NumbersRules>> = {
  lotto6of49: LOTTO_6_OF_49_RULES,
  lotto6of45: lotto(6, 45, { 2: 1_000, 3: 10_000, 4: 150_000, 5: 6_500_000, 6: 700_000_000 }),
  lotto6of42: lotto(6, 42, { 2: 1_000, 3: 8_000, 4: 120_000, 5: 4_500_000, 6: 500_000_000 }),
  lotto7of47: lotto(7, 47, {
    ...{ 3: 6_000, 4: 50_000, 5: 700_000, 6: 25_000_000, 7: 1_000_000_000 },
  }),
  lotto5of50: lotto(5, 50, { 2: 3_000, 3: 60_000, 4: 2_000_000, 5: 300_000_000 }),
  lotto6of36: lotto(6, 36, { 3: 8_000, 4: 70_000, 5: 2_000_000, 6: 300_000_000 }),
}

export const STUDIO_GAMES: Readonly<Record<CodeOf<'lotto5of36'>, NumbersRules>> = {
  lotto5of36: LOTTO_5_OF_36_RULES,
  studio5of40: lotto(5, 40, { 2: 1_500, 3: 30_000, 4: 750_000, 5: 150_000_000 }),
  studio6of42: lotto(6, 42, { 3: 10_000, 4: 150_000, 5: 5_000_000, 6: 500_000_000 }),
  studio4of24: lotto(4, 24, { 2: 3_000, 3: 30_000, 4: 2_500_000 }),
  studio3of20: lotto(3, 20, { 2: 8_000, 3: 550_000 }),
  studio5of30: lotto(5, 30, { 2: 1_000, 3: 14_000, 4: 250_000, 5: 25_000_000 }),
}

export const lottoRules = ofCode({ ...LOTTO_GAMES, ...STUDIO_GAMES })
export const lottoOf = madeOfCode({ ...LOTTO_GAMES, ...STUDIO_GAMES }, numbersGame)
