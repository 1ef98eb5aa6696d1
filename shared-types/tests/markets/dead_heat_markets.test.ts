import { describe, expect, it } from 'vitest'
import { outcomeResultFrom } from '../../src/coupons/payout/dead_heat.ts'
import { MARKET_TYPES } from '../../src/markets/table/market_types.ts'
import { allowsDeadHeat } from '../../src/markets/settling/dead_heat_markets.ts'

describe('where a dead heat is possible', () => {
  it('racers and scorers may tie; a score or a line cannot', () => {
    expect([539, 538, 38, 8].map(allowsDeadHeat)).toEqual([true, true, true, true])
    expect([1, 10, 16, 18, 29, 45, 47].some(allowsDeadHeat)).toBe(false)
  })

  it('a type that is not in the table is left to its feed', () => {
    const unknown = Math.max(...MARKET_TYPES.map(({ id }) => id)) + 1
    expect(allowsDeadHeat(unknown)).toBe(true)
  })
})

describe('a result as it is sent', () => {
  it('is one of the five or a fraction of those who tie', () => {
    expect(['won', 'halfLost', 'won 1/2', 'won 19/20'].map(outcomeResultFrom)).toEqual([
      'won',
      'halfLost',
      'won 1/2',
      'won 19/20',
    ])
    const none = ['', 'Won', 'won 0/2', 'won 2/2', 'won 3/2', 'won 1/21', 'won 1/2x', 'lost 1/2']
    expect(none.map(outcomeResultFrom)).toEqual(none.map(() => null))
  })
})
