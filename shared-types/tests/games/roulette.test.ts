import { describe, expect, test } from 'vitest'
import { roulette } from '../../src/games/roulette/roulette.ts'
import { ROULETTE_KINDS, ROULETTE_SPOTS } from '../../src/games/roulette/spots.ts'

const wins = (spot: string, number: number, stakeMinor = 100) =>
  roulette.settle({ spot, stakeMinor }, { number }).winMinor

/** The same pays, by the rules as they are told: chance by chance, from the geometry of the table. */
function told(spot: string, number: number, stakeMinor: number): number {
  const [kind = '', list = ''] = spot.split(':')
  const own = list.split(',').map(Number)
  const pays: Record<string, number> = {
    straight: 35,
    split: 17,
    trio: 11,
    street: 11,
    corner: 8,
    firstFour: 8,
    sixLine: 5,
  }
  const times = pays[kind]
  if (times !== undefined) return own.includes(number) ? stakeMinor * (times + 1) : 0
  if (number === 0) return 0
  const row = Math.floor((number - 1) / 12) + 1
  if (kind === 'dozen') return row === own[0] ? stakeMinor * 3 : 0
  if (kind === 'column') return (number % 3 || 3) === own[0] ? stakeMinor * 3 : 0
  const isRed = '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' ').includes(`${number}`)
  const even: Record<string, boolean> = {
    red: isRed,
    black: !isRed,
    even: number % 2 === 0,
    odd: number % 2 === 1,
    low: number < 19,
    high: number > 18,
  }
  return even[kind] ? stakeMinor * 2 : 0
}

describe('roulette', () => {
  test('every spot on every number pays as told', () => {
    for (const spot of ROULETTE_SPOTS.keys()) {
      for (let number = 0; number <= 36; number++) {
        expect([spot, number, wins(spot, number, 7)]).toEqual([spot, number, told(spot, number, 7)])
      }
    }
  })
  test('has every spot of the table once', () => {
    const counts = Map.groupBy(ROULETTE_SPOTS.values(), ({ kind }) => kind)
    const count = (kind: (typeof ROULETTE_KINDS)[number]) => counts.get(kind)?.length
    expect(ROULETTE_KINDS.map(count)).toEqual([37, 60, 2, 12, 22, 1, 11, 3, 3, 1, 1, 1, 1, 1, 1])
    const numbers = new Set([...ROULETTE_SPOTS].map(([, spot]) => spot.numbers.join()))
    expect(numbers.size).toBe(ROULETTE_SPOTS.size)
  })
  test.each(['straight:37', 'split:1,3', 'split:2,1', 'corner:3,4,6,7', 'dozen:4', '', 'red:1'])(
    'has no spot "%s"',
    (spot) => {
      expect(roulette.readBet({ spot, stakeMinor: 100 })).toBeNull()
    }
  )
})
