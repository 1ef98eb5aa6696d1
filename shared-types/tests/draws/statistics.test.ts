import { expect, test } from 'vitest'
import { DRAW_KINDS } from '../../statistics/draw_kinds.ts'
import { testDraws } from '../../statistics/draw_test.ts'
import { RETURN_KINDS } from '../../statistics/return_kinds.ts'
import { testReturn } from '../../statistics/return_test.ts'

// `npm run statistics:draws` does the same with 10 million
const DRAWS = 20_000
const ROUNDS = 3_000
const SEED = 'small'

test.each(DRAW_KINDS)('must-hold A14: $name of $code are drawn fairly', (kind) => {
  expect(testDraws(kind, DRAWS, SEED)).toMatchObject({ isFair: true })
})

test.each(RETURN_KINDS)('must-hold A14: $code returns as published on $kind', (kind) => {
  expect(testReturn(kind, ROUNDS, SEED)).toMatchObject({ isWithin: true })
})

test('a loaded die is found', () => {
  const [die] = DRAW_KINDS.filter(({ code }) => code === 'roulette')
  if (!die) throw new Error('no roulette')
  let turn = 0
  const loaded = { ...die, next: () => [turn++ % 36] }
  expect(testDraws(loaded, DRAWS, SEED)).toMatchObject({ isFair: false })
})
