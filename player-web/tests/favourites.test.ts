import type { BoardMarket } from '@grandstand/shared-types/wire/betting/book'
import { describe, expect, test } from 'vitest'
import { favouritesOf } from '../src/odds/favouritesOfRace.ts'

const fieldOf = (...prices: (number | 'withdrawn')[]): BoardMarket => ({
  id: 1,
  typeId: 100_003,
  specifier: '',
  status: 1,
  isMainLine: true,
  outcomes: prices.map((price, index) => ({
    id: index + 1,
    key: String(index + 1),
    oddsMilli: price === 'withdrawn' ? 1_010 : price,
    active: price !== 'withdrawn',
  })),
})

const numbersOf = (market: BoardMarket) => favouritesOf(market).map(({ key }) => key)

describe('the favourites of a race', () => {
  test('are the three runners with the lowest prices, in the order of the field', () => {
    expect(numbersOf(fieldOf(4_100, 5_800, 2_960, 8_200, 3_500))).toEqual(['1', '3', '5'])
  })

  test('are all runners of a small field, and none that is withdrawn', () => {
    expect(numbersOf(fieldOf(2_000, 'withdrawn', 1_500))).toEqual(['1', '3'])
  })
})
