import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settleMarket } from '../../src/markets/settling/settle.ts'
import type { OutcomeResult } from '../../src/markets/model/outcome_result.ts'
import { worth } from '../support/enumerate.ts'
import { fraction, plus, times } from '../support/fraction.ts'

const SOCCER = 1
function settle(marketTypeId: number, specifier: string, home: number, away: number, key: string) {
  const facts = { status: 'ended' as const, periods: {}, fullTime: [home, away] as const }
  return settleMarket({ sportId: SOCCER, marketTypeId, specifier }, [key], facts)[key]
}
const total = (line: string, goals: number, key: string) =>
  settle(18, `total=${line}`, goals, 0, key)

describe('total over/under, rules 3.3', () => {
  test.each<[string, number, OutcomeResult, OutcomeResult]>([
    ['2.5', 3, 'won', 'lost'],
    ['2.5', 2, 'lost', 'won'],
    ['2', 3, 'won', 'lost'],
    ['2', 2, 'void', 'void'],
    ['2', 1, 'lost', 'won'],
    ['2.25', 4, 'won', 'lost'],
    ['2.25', 3, 'won', 'lost'],
    ['2.25', 2, 'halfLost', 'halfWon'],
    ['2.25', 1, 'lost', 'won'],
    ['2.75', 4, 'won', 'lost'],
    ['2.75', 3, 'halfWon', 'halfLost'],
    ['2.75', 2, 'lost', 'won'],
    ['2.75', 1, 'lost', 'won'],
  ])('line %s with %i goals: over %s, under %s', (line, goals, over, under) => {
    expect(total(line, goals, 'over')).toBe(over)
    expect(total(line, goals, 'under')).toBe(under)
  })
})

describe('Asian handicap, rules 3.3', () => {
  test.each<[string, number, number, OutcomeResult, OutcomeResult]>([
    ['-0.75', 2, 0, 'won', 'lost'],
    ['-0.75', 1, 0, 'halfWon', 'halfLost'],
    ['-0.75', 0, 0, 'lost', 'won'],
    ['+0.25', 1, 0, 'won', 'lost'],
    ['+0.25', 1, 1, 'halfWon', 'halfLost'],
    ['+0.25', 0, 1, 'lost', 'won'],
    ['-0.25', 1, 0, 'won', 'lost'],
    ['-0.25', 2, 2, 'halfLost', 'halfWon'],
    ['-0.25', 0, 1, 'lost', 'won'],
    ['0', 1, 1, 'void', 'void'],
    ['-1', 2, 1, 'void', 'void'],
    ['-1.25', 2, 1, 'halfLost', 'halfWon'],
    ['-1.5', 2, 1, 'lost', 'won'],
    ['0.75', 0, 1, 'halfLost', 'halfWon'],
  ])('home %s at %i:%i: home %s, away %s', (line, homeGoals, awayGoals, home, away) => {
    expect(settle(16, `hcp=${line}`, homeGoals, awayGoals, 'home')).toBe(home)
    expect(settle(16, `hcp=${line}`, homeGoals, awayGoals, 'away')).toBe(away)
  })
})

describe('a quarter line is two half stakes on the lines beside it', () => {
  const value = (result: OutcomeResult | null | undefined) =>
    worth({ matchId: 1, oddsMilli: 1930, result: result ?? 'lost', isBanker: false })
  const goals = fc.nat(7)
  const odd = fc.integer({ min: -12, max: 12 }).map((half) => half * 2 + 1)
  const line = (quarters: number) => (quarters / 4).toString()

  test.each([
    [16, 'hcp', 'home'],
    [16, 'hcp', 'away'],
    [18, 'total', 'over'],
    [18, 'total', 'under'],
  ])('market %i, %s, %s', (marketTypeId, name, key) => {
    fc.assert(
      fc.property(odd, goals, goals, (anyQuarters, home, away) => {
        const quarters = name === 'total' ? Math.abs(anyQuarters) : anyQuarters
        const on = (at: number) =>
          value(settle(marketTypeId, `${name}=${line(at)}`, home, away, key))
        const halves = times(fraction(1, 2), plus(on(quarters - 1), on(quarters + 1)))
        const whole = on(quarters)
        expect(whole.top * halves.bottom).toBe(halves.top * whole.bottom)
      })
    )
  })
})
