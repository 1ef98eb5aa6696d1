/** Bet codes of a desk: match, price and stake, as a number pad types them. */
import { expect, test } from 'vitest'
import { outcomeOfSign, readBetCode } from '../src/features/desk/sell/betCode.ts'
import { signOf } from '../src/odds/signOf.ts'

test('a number alone is that of a match; price and stake follow after any sign of a number pad', () => {
  expect(readBetCode('1234', 'en')).toEqual({ matchId: 1234, sign: null, stakeMinor: null })
  expect(readBetCode('1234-', 'en')).toEqual({ matchId: 1234, sign: null, stakeMinor: null })
  expect(readBetCode(' 1234-2 ', 'en')).toEqual({ matchId: 1234, sign: '2', stakeMinor: null })
  for (const sign of ['-', '+', '*', '/', ' ']) {
    expect(readBetCode(['1234', '2', '50'].join(sign), 'en')).toEqual({
      matchId: 1234,
      sign: '2',
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
  for (const text of ['', 'Galatasaray', '1860 München', '12-3-4-5', '1e3', '1234-2a', '1234-xx']) {
    expect(readBetCode(text, 'en')).toBeNull()
  }
})

test('the sides of a match are named as bulletins print them, and X by 0, too', () => {
  const sides = ['1', 'X', '2'].map((key) => ({ key }))
  expect(sides.map((_, index) => signOf(sides, index))).toEqual(['1', 'X', '2'])
  const keyOf = (sign: string) => outcomeOfSign(sides, sign)?.key
  expect(['1', 'X', '0', '2', '3'].map(keyOf)).toEqual(['1', 'X', 'X', '2', undefined])
  expect(readBetCode('1234-x-5', 'en')).toEqual({ matchId: 1234, sign: 'X', stakeMinor: 500 })
  const two = ['1', '2'].map((key) => ({ key }))
  expect(outcomeOfSign(two, '2')?.key).toBe('2')
  expect(outcomeOfSign(two, '0')).toBeUndefined()
})

test('prices of any other market are named by their place', () => {
  const lines = ['over', 'under'].map((key) => ({ key }))
  expect(lines.map((_, index) => signOf(lines, index))).toEqual(['1', '2'])
  expect(outcomeOfSign(lines, '2')?.key).toBe('under')
  expect(outcomeOfSign(lines, '0')).toBeUndefined()
})

test('a runner is named by its number, also where a number of the card is missing', () => {
  const runners = ['1', '2', '4'].map((key) => ({ key, name: `${key} Runner` }))
  expect(runners.map((_, index) => signOf(runners, index))).toEqual(['1', '2', '4'])
  expect(outcomeOfSign(runners, '4')?.key).toBe('4')
  expect(outcomeOfSign(runners, '3')).toBeUndefined()
})
