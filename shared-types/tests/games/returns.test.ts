import { expect, test } from 'vitest'
import { COMPUTE_RETURNS } from '../../src/games/computed_returns.ts'
import { GAME_CODES } from '../../src/games/game_codes.ts'
import { PUBLISHED_RETURNS } from '../../src/games/published_returns.ts'

test.each(GAME_CODES)('must-hold A14: %s returns what is published', (code) => {
  expect(COMPUTE_RETURNS[code]()).toEqual(PUBLISHED_RETURNS[code])
})

test.each(GAME_CODES)('no bet of %s returns more than its stake', (code) => {
  for (const { returnPpm, highestReturnPpm = returnPpm } of PUBLISHED_RETURNS[code]) {
    expect(returnPpm).toBeGreaterThan(200_000)
    expect(highestReturnPpm).toBeLessThan(1_000_000)
  }
})
