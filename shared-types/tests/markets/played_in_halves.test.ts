/** Basketball in two halves, as by college rules: a row of the table of rules 3.6. */
import { describe, expect, test } from 'vitest'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'
import { validateFacts } from '../../src/markets/facts/validate_facts.ts'
import type { MatchFacts } from '../../src/markets/model/match_facts.ts'
import { settleMarket } from '../../src/markets/settling/settle.ts'
import { marketTypesOf } from '../../src/markets/table/market_types.ts'

const { basketball, baseball, soccer } = SPORT_IDS
const HALVES: MatchFacts = {
  status: 'ended',
  scheduledPeriods: 2,
  periods: { 1: [38, 30], 2: [33, 42] },
  fullTime: [71, 72],
}
const WITH_HALF_TIME: MatchFacts = { ...HALVES, periods: {}, halfTime: [38, 30] }

const settled = (type: number, specifier: string, keys: string[], facts: MatchFacts) =>
  settleMarket({ sportId: basketball, marketTypeId: type, specifier }, keys, facts)
const faultsOf = (facts: MatchFacts, sportId: number = basketball) =>
  validateFacts(sportId, facts).map(({ field }) => field)

describe('basketball in two halves', () => {
  test('is a result by its halves, or by the score at half time', () => {
    expect(faultsOf(HALVES)).toEqual([])
    expect(faultsOf(WITH_HALF_TIME)).toEqual([])
    expect(faultsOf({ ...HALVES, halfTime: [38, 30] })).toEqual([])
  })

  test('contradicts itself where halves do not make the score, or were more than two', () => {
    expect(faultsOf({ ...HALVES, halfTime: [37, 30] })).toEqual(['periods.1'])
    expect(faultsOf({ ...HALVES, fullTime: [71, 73] })).toEqual(['fullTime'])
    expect(faultsOf({ ...HALVES, periods: { 1: [38, 30] } })).toEqual(['periods.2'])
    const third = { ...HALVES.periods, 3: [0, 0] as const }
    expect(faultsOf({ ...HALVES, periods: third })).toEqual(['periods.3'])
    // halves that are not called so are quarters of which two are missing
    const { scheduledPeriods: _, ...quarters } = HALVES
    expect(faultsOf(quarters)).toEqual(['periods.3', 'periods.4'])
  })

  test('is said of no other sport, and of no other number', () => {
    expect(faultsOf({ ...HALVES, scheduledPeriods: 3 })).toContain('scheduledPeriods')
    const draw: MatchFacts = { status: 'ended', periods: {}, halfTime: [0, 0], fullTime: [1, 1] }
    expect(faultsOf({ ...draw, scheduledPeriods: 2 }, soccer)).toEqual(['scheduledPeriods'])
    expect(
      faultsOf({ status: 'ended', periods: {}, fullTime: [1, 0], scheduledPeriods: 2 }, baseball)
    ).toEqual(['scheduledPeriods'])
  })

  test.each([HALVES, WITH_HALF_TIME])('settles the match and its halves as usual', (facts) => {
    expect(settled(219, '', ['home', 'away'], facts)).toEqual({ home: 'lost', away: 'won' })
    expect(settled(225, 'total=142.5', ['over', 'under'], facts)).toEqual({
      over: 'won',
      under: 'lost',
    })
    expect(settled(60, '', ['1', 'X', '2'], facts)).toEqual({ 1: 'won', X: 'lost', 2: 'lost' })
    expect(settled(68, 'total=68.5', ['over', 'under'], facts)).toEqual({
      over: 'lost',
      under: 'won',
    })
    expect(settled(83, '', ['1', 'X', '2'], facts)).toEqual({ 1: 'lost', X: 'lost', 2: 'won' })
    expect(settled(47, '', ['1/2', '1/1'], facts)).toEqual({ '1/2': 'won', '1/1': 'lost' })
    expect(settled(52, '', ['1st half', '2nd half', 'equal'], facts)).not.toContain(null)
  })

  test('reads overtime as after quarters', () => {
    const level: MatchFacts = {
      ...WITH_HALF_TIME,
      status: 'after_ot',
      fullTime: [72, 72],
      periods: { ot: [9, 4] },
    }
    expect(faultsOf(level)).toEqual([])
    expect(settled(219, '', ['home', 'away'], level)).toEqual({ home: 'won', away: 'lost' })
    expect(settled(1, '', ['1', 'X', '2'], level)).toMatchObject({ X: 'won' })
    expect(settled(220, '', ['yes', 'no'], level)).toEqual({ yes: 'won', no: 'lost' })
  })

  test('returns the stakes on quarters, whatever is said of them', () => {
    const quarter = marketTypesOf(basketball).filter(
      ({ id, basisBySport }) => basisBySport[basketball] === 'period' || [234, 609].includes(id)
    )
    expect(quarter.length).toBeGreaterThan(10)
    for (const facts of [HALVES, WITH_HALF_TIME, { ...HALVES, status: 'abandoned' } as const]) {
      expect(settled(235, 'quarternr=1', ['1', 'X', '2'], facts)).toEqual({
        1: 'void',
        X: 'void',
        2: 'void',
      })
      expect(settled(236, 'quarternr=2|total=40.5', ['over', 'under'], facts)).toEqual({
        over: 'void',
        under: 'void',
      })
      expect(settled(609, '', ['1', 'X', '2'], facts)).toEqual({ 1: 'void', X: 'void', 2: 'void' })
      const highest = marketTypesOf(basketball).find(({ id }) => id === 234)
      const keys = (highest?.outcomes ?? []).map(({ key }) => key)
      expect(keys.length).toBeGreaterThan(3)
      expect(new Set(Object.values(settled(234, '', keys, facts)))).toEqual(new Set(['void']))
    }
  })

  test('abandoned in the second half, keeps the first', () => {
    const stopped: MatchFacts = {
      ...HALVES,
      status: 'abandoned',
      periods: { 1: [38, 30], 2: [3, 2] },
      fullTime: [41, 32],
    }
    expect(settled(60, '', ['1', '2'], stopped)).toEqual({ 1: 'won', 2: 'lost' })
    expect(settled(83, '', ['1', '2'], stopped)).toEqual({ 1: 'void', 2: 'void' })
    expect(settled(219, '', ['home', 'away'], stopped)).toEqual({ home: 'void', away: 'void' })
  })
})
