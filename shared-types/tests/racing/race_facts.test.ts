/** A race as the facts of its match have it (rules 19.2, 19.8, 19.10). */
import { describe, expect, test } from 'vitest'
import { matchName } from '../../src/catalogue/match_name.ts'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'
import { explainResult } from '../../src/markets/explaining/explain.ts'
import { MATCH_STATUS_OF_RACE, strangeFacts } from '../../src/markets/facts/validate_race.ts'
import { validateFacts } from '../../src/markets/facts/validate_facts.ts'
import { deductionAt, deductionSteps } from '../../src/markets/racing/deduction_steps.ts'
import { raceOf } from '../../src/markets/racing/race_of.ts'
import { settleMarket } from '../../src/markets/settling/settle.ts'
import { PLACES_OF_MARKET, winnersAtOnce } from '../../src/markets/outcomes/winners_at_once.ts'
import { MARKET_TYPES } from '../../src/markets/table/market_types.ts'
import { RACE_WINNER } from '../../src/markets/table/races.ts'
import type { RaceResult } from '../../src/racing/finish/race_result.ts'
import type { MatchFacts } from '../../src/markets/model/match_facts.ts'
import { USUAL_RACING_RULES } from '../../src/racing/terms/racing_rules.ts'
import { field, order } from './card.ts'

const HORSES = SPORT_IDS.horseRacing
const [FIRST_TWO = 0, , FIRST_FOUR = 0] = PLACES_OF_MARKET.keys()
const facts = (
  fieldNotation: string,
  finish: string,
  more: Partial<MatchFacts> = {}
): MatchFacts => ({
  status: 'ended',
  periods: {},
  field: field(fieldNotation),
  race: { status: 'ran', order: order(finish) },
  ...more,
})
const winner = { sportId: HORSES, marketTypeId: RACE_WINNER, specifier: '' }

describe('the market to win', () => {
  test('settles by the racing rules: dead heats share, runners that are out are void', () => {
    const keys = ['1', '2', '3', '4', '5']
    expect(settleMarket(winner, keys, facts('5 -4@3.00 n5', '1=2 3'))).toEqual({
      1: 'won 1/2',
      2: 'won 1/2',
      3: 'lost',
      4: 'void',
      5: 'void',
    })
  })

  test('coupled runners win together', () => {
    expect(settleMarket(winner, ['1', '2', '3'], facts('3 1+2', '1 3 2'))).toEqual({
      1: 'won',
      2: 'won',
      3: 'lost',
    })
  })

  test('has no result without race or field, for a strange number, and for another key', () => {
    const whole = facts('3', '1 2')
    const { race: _race, ...withoutRace } = whole
    const { field: _field, ...withoutField } = whole
    expect(settleMarket(winner, ['1'], withoutRace)).toEqual({ 1: null })
    expect(settleMarket(winner, ['1'], withoutField)).toEqual({ 1: null })
    expect(settleMarket(winner, ['9', 'X'], whole)).toEqual({ 9: null, X: null })
  })

  test.each([
    ['cancelled', 'void'],
    ['abandoned', 'abandoned'],
    ['walkover', 'walkover'],
  ] as const)('is void when the match is %s', (status, race) => {
    const called = facts('3', '', { status, race: { status: race, order: [] } })
    expect(settleMarket(winner, ['1', '2'], called)).toEqual({ 1: 'void', 2: 'void' })
  })

  test('says why a non-runner is void, and reads no score', () => {
    const why = explainResult(winner, ['3', '1'], facts('3 n3', '1 2'))
    expect(why).toMatchObject({ ruleKey: 'raceWinner', settledBy: 'rule', scores: {}, missing: [] })
    expect(why.outcomes.map(({ voidReason }) => voidReason)).toEqual([6, null])
  })
})

describe('the markets to be placed', () => {
  const placed = (marketTypeId: number) => ({ sportId: HORSES, marketTypeId, specifier: '' })
  const race = facts('6 5+6 n4', '1 2=3=5 6')

  test('the tied share the places that are left, and coupled runners are one entry', () => {
    const keys = ['1', '2', '3', '4', '5', '6']
    expect(settleMarket(placed(FIRST_TWO), keys, race)).toEqual({
      1: 'won',
      2: 'won 1/3',
      3: 'won 1/3',
      4: 'void',
      5: 'won 1/3',
      6: 'won 1/3',
    })
    expect(settleMarket(placed(FIRST_FOUR), keys, race)).toEqual({
      1: 'won',
      2: 'won',
      3: 'won',
      4: 'void',
      5: 'won',
      6: 'won',
    })
  })

  test('each pays as many runners at once as it has places', () => {
    const several = MARKET_TYPES.filter(({ id }) => PLACES_OF_MARKET.has(id))
    expect(several).toHaveLength(PLACES_OF_MARKET.size)
    for (const { id, rule, basisBySport } of several) {
      const places = PLACES_OF_MARKET.get(id) ?? 0
      const runners = Array.from({ length: places + 2 }, (_, at) => String(at + 1))
      const whole = facts(String(places + 2), runners.join(' '))
      const market = {
        sportId: Number(Object.keys(basisBySport)[0]),
        marketTypeId: id,
        specifier: '',
      }
      const won = runners.filter((runner) => settleMarket(market, runners, whole)[runner] === 'won')
      expect([rule.key, won]).toEqual(['racePlaces', runners.slice(0, places)])
      expect(winnersAtOnce(id)).toBe(places)
    }
  })
})

describe('the markets on facts beside the order', () => {
  const cars = SPORT_IDS.motorSport
  const settle = (marketTypeId: number, keys: string[], of: MatchFacts, specifier = '') =>
    settleMarket({ sportId: cars, marketTypeId, specifier }, keys, of)
  const race = (more: Partial<RaceResult>, finish = '1 2 3') =>
    facts('4 n4 motorSport', finish, {
      race: { status: 'ran', order: order(finish), ...more },
    })
  const called = (status: 'abandoned' | 'void' | 'walkover', more: Partial<RaceResult>) =>
    facts('4 motorSport', '', {
      status: MATCH_STATUS_OF_RACE[status],
      race: { status, order: [], ...more },
    })
  const [FASTEST_LAP, POLE, FIRST_RETIREMENT, SAFETY_CAR, CLASSIFIED] = [
    100_010, 100_011, 100_012, 100_013, 100_014,
  ]

  test('two that are level share a fastest lap; nobody has it, and it is void', () => {
    expect(settle(FASTEST_LAP, ['1', '2', '3', '4'], race({ fastestLap: [1, 3] }))).toEqual({
      1: 'won 1/2',
      2: 'lost',
      3: 'won 1/2',
      4: 'void',
    })
    expect(settle(FASTEST_LAP, ['1'], race({ fastestLap: [] }))).toEqual({ 1: 'void' })
    expect(settle(FASTEST_LAP, ['1'], race({}))).toEqual({ 1: null })
  })

  test('a pole is void for who took no part in qualifying, and all are when it was cancelled', () => {
    const qualified = race({ pole: [2], qualifiers: [2, 3] })
    expect(settle(POLE, ['1', '2', '3'], qualified)).toEqual({ 1: 'void', 2: 'won', 3: 'lost' })
    expect(settle(POLE, ['1', '2'], race({ pole: [] }))).toEqual({ 1: 'void', 2: 'void' })
  })

  test('nobody retires: the bets on runners lose', () => {
    const keys = ['1', 'none']
    expect(settle(FIRST_RETIREMENT, keys, race({ firstRetirement: [] }))).toEqual({
      1: 'lost',
      none: 'won',
    })
    expect(settle(FIRST_RETIREMENT, keys, race({ firstRetirement: [1] }))).toEqual({
      1: 'won',
      none: 'lost',
    })
  })

  test('as many classified as the line return the stake', () => {
    const keys = ['over', 'under']
    const of = (line: string) => settle(CLASSIFIED, keys, race({ classified: 3 }), `total=${line}`)
    expect([of('3'), of('2.5'), of('3.5')]).toEqual([
      { over: 'void', under: 'void' },
      { over: 'won', under: 'lost' },
      { over: 'lost', under: 'won' },
    ])
  })

  test('of a race that was called off pole stands, and of an abandoned one what had happened', () => {
    const happened = { pole: [2], firstRetirement: [3], hadSafetyCar: true, fastestLap: [1] }
    for (const status of ['abandoned', 'void', 'walkover'] as const) {
      const off = called(status, happened)
      const stands = status === 'abandoned'
      expect(settle(POLE, ['2'], off)).toEqual({ 2: 'won' })
      expect(settle(FIRST_RETIREMENT, ['3'], off)).toEqual({ 3: stands ? 'won' : 'void' })
      expect(settle(SAFETY_CAR, ['no'], off)).toEqual({ no: stands ? 'lost' : 'void' })
      expect(settle(FASTEST_LAP, ['1'], off)).toEqual({ 1: 'void' })
    }
    const quiet = called('abandoned', { hadSafetyCar: false })
    expect(settle(SAFETY_CAR, ['no'], quiet)).toEqual({ no: 'void' })
  })
})

describe('contradictions of a race', () => {
  const faultsOf = (given: MatchFacts) => validateFacts(HORSES, given).map((one) => one.field)
  const whole = facts('3', '1 2')

  test('none in a race that ran, or was called off without more words', () => {
    expect(faultsOf(whole)).toEqual([])
    const { race: _race, ...withoutRace } = whole
    for (const status of ['cancelled', 'postponed', 'walkover'] as const) {
      expect(faultsOf({ ...withoutRace, status })).toEqual([])
    }
  })

  test('a race that is missing, or has no field', () => {
    const { race, field: _field, ...bare } = whole
    expect(faultsOf(bare)).toEqual(['race'])
    expect(faultsOf({ ...bare, race: race! })).toEqual(['field'])
    // a form that knows no field may call a race off
    expect(faultsOf({ ...bare, status: 'cancelled' })).toEqual([])
  })

  test('facts beside the order that the field cannot have', () => {
    const field = { ...whole.field!, kind: 'motorSport' as const }
    const strange = (more: Partial<RaceResult>, finish = '1 2') =>
      strangeFacts({ status: 'ran', order: order(finish), ...more }, field)
    expect(strange({ pole: [1], fastestLap: [2, 3], classified: 3, winningMargin: 5 })).toEqual([])
    expect(strange({ pole: [4], qualifiers: [1, 9], gridLeader: 4 })).toEqual([
      'pole',
      'qualifiers',
      'gridLeader',
    ])
    expect(strange({ firstRetirement: [1, 1], classified: 4 })).toEqual([
      'firstRetirement',
      'classified',
    ])
    expect(strange({ lapsRun: 51, lapsPlanned: 50 })).toEqual(['lapsRun'])
    expect(strange({ winningMargin: 0 })).toEqual(['winningMargin'])
    expect(strange({ winningMargin: 5 }, '1=2 3')).toEqual(['winningMargin'])
    expect(strange({ winningMargin: 5 }, '1')).toEqual(['winningMargin'])
    expect(strange({ winningMargin: 0 }, '1=2 3')).toEqual([])
  })

  test('an ending that is not the match’s, or that no race has', () => {
    expect(faultsOf({ ...whole, status: 'abandoned' })).toEqual(['status'])
    expect(faultsOf({ ...whole, status: 'after_pen' })).toEqual(['status'])
    const called: MatchFacts = {
      ...whole,
      status: 'cancelled',
      race: { status: 'void', order: order('1') },
    }
    expect(faultsOf(called)).toEqual(['race.order'])
  })
})

test('deductions by time are those of each bet by itself', () => {
  const race = raceOf(facts('6 -2@3.00 ~3@5.00 -4@15.00', '1 5'))!
  const steps = deductionSteps({ ...race, rules: USUAL_RACING_RULES })
  expect(steps).toEqual([
    { placedBefore: 50, percent: 50 },
    { placedBefore: 150, percent: 30 },
  ])
  expect([0, 49, 50, 149, 150, 1000].map((at) => deductionAt(steps, at))).toEqual([
    50, 50, 30, 30, 0, 0,
  ])
})

test('a race has one name, two teams of one name have two', () => {
  const names = { home: '18:55 Kempton', away: '18:55 Kempton' }
  expect(matchName({ ...names, isRace: true })).toBe('18:55 Kempton')
  expect(matchName({ home: 'Real', away: 'Real', isRace: false })).toBe('Real – Real')
})
