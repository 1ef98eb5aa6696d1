/** Bet codes of a desk: match, price and stake, as a number pad types them. */
import { expect, test } from 'vitest'
import { readBetCode } from '../src/features/desk/sell/betCode.ts'

test('a number alone is that of a match; price and stake follow after any sign of a number pad', () => {
  expect(readBetCode('1234', 'en')).toEqual({ matchId: 1234, place: null, stakeMinor: null })
  expect(readBetCode('1234-', 'en')).toEqual({ matchId: 1234, place: null, stakeMinor: null })
  expect(readBetCode(' 1234-2 ', 'en')).toEqual({ matchId: 1234, place: 2, stakeMinor: null })
  for (const sign of ['-', '+', '*', '/', ' ']) {
    expect(readBetCode(['1234', '2', '50'].join(sign), 'en')).toEqual({
      matchId: 1234,
      place: 2,
      stakeMinor: 5_000,
    })
  }
})

test('the stake is read with the decimal sign of the language; no stake is zero', () => {
  expect(readBetCode('7-1-12,50', 'tr')?.stakeMinor).toBe(1_250)
  expect(readBetCode('7-1-12.50', 'en')?.stakeMinor).toBe(1_250)
  expect(readBetCode('7-1-0', 'en')?.stakeMinor).toBeNull()
  expect(readBetCode('7-1-1.2.3', 'en')?.stakeMinor).toBeNull()
})

test('names of teams, and numbers with more than a code has, are no bet codes', () => {
  for (const text of ['', 'Galatasaray', '1860 München', '12-3-4-5', '1e3', '1234-2a']) {
    expect(readBetCode(text, 'en')).toBeNull()
  }
})
