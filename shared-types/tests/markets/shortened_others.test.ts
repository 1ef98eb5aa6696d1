/** Ice hockey, handball, volleyball and esports that ran another course than usual: the table of rules 3.6. */
import { describe, expect, test } from 'vitest'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'
import { validateFacts } from '../../src/markets/facts/validate_facts.ts'
import type { MatchFacts } from '../../src/markets/model/match_facts.ts'
import { settleMarket } from '../../src/markets/settling/settle.ts'

const { iceHockey, handball, volleyball, esports } = SPORT_IDS

const settling =
  (sportId: number, facts: MatchFacts) =>
  (marketTypeId: number, specifier: string, keys: readonly string[]) =>
    settleMarket({ sportId, marketTypeId, specifier }, [...keys], facts)
const faultsOf = (sportId: number, facts: MatchFacts) =>
  validateFacts(sportId, facts).map(({ field }) => field)

const SIDES = ['home', 'away'] as const
const THREE = ['1', 'X', '2'] as const
const LINES = ['over', 'under'] as const
const VOID_SIDES = { home: 'void', away: 'void' }
const VOID_LINES = { over: 'void', under: 'void' }

describe('ice hockey', () => {
  const level: MatchFacts = {
    status: 'ended',
    periods: { 1: [1, 0], 2: [0, 1], 3: [1, 1] },
    fullTime: [2, 2],
  }
  test('that ends level without overtime, as in some leagues, returns the stakes on the winner', () => {
    expect(faultsOf(iceHockey, level)).toEqual([])
    const settle = settling(iceHockey, level)
    expect(settle(406, '', SIDES)).toEqual(VOID_SIDES)
    expect(settle(1, '', THREE)).toEqual({ 1: 'lost', X: 'won', 2: 'lost' })
    expect(settle(412, 'total=4.5', LINES)).toEqual({ over: 'lost', under: 'won' })
    expect(settle(220, '', ['yes', 'no'])).toEqual({ yes: 'lost', no: 'won' })
  })
  test('decided by a shoot-out, gives its winner one goal, and regular time stays level', () => {
    const shot: MatchFacts = {
      ...level,
      status: 'after_pen',
      periods: { ...level.periods, ot: [0, 0], pen: [1, 3] },
    }
    expect(faultsOf(iceHockey, shot)).toEqual([])
    const settle = settling(iceHockey, shot)
    expect(settle(406, '', SIDES)).toEqual({ home: 'lost', away: 'won' })
    expect(settle(412, 'total=4.5', LINES)).toEqual({ over: 'won', under: 'lost' })
    expect(settle(18, 'total=4.5', LINES)).toEqual({ over: 'lost', under: 'won' })
    expect(settle(1, '', THREE)).toMatchObject({ X: 'won' })
  })
  test('abandoned in the third period, keeps the two that were played and the lines that were passed', () => {
    const stopped: MatchFacts = {
      status: 'abandoned',
      periods: { 1: [2, 0], 2: [1, 1], 3: [0, 0] },
      fullTime: [3, 1],
    }
    const settle = settling(iceHockey, stopped)
    expect(settle(443, 'periodnr=2', THREE)).toEqual({ 1: 'lost', X: 'won', 2: 'lost' })
    expect(settle(443, 'periodnr=3', THREE)).toEqual({ 1: 'void', X: 'void', 2: 'void' })
    expect(settle(18, 'total=3.5', LINES)).toEqual({ over: 'won', under: 'lost' })
    expect(settle(18, 'total=4.5', LINES)).toEqual(VOID_LINES)
    expect(settle(406, '', SIDES)).toEqual(VOID_SIDES)
  })
})

describe('handball', () => {
  const drawn: MatchFacts = {
    status: 'ended',
    periods: {},
    halfTime: [14, 15],
    fullTime: [28, 28],
  }
  test('of regular time does not count overtime and throws from seven metres', () => {
    const long: MatchFacts = {
      ...drawn,
      status: 'after_pen',
      periods: { ot: [4, 4], pen: [4, 3] },
    }
    expect(faultsOf(handball, long)).toEqual([])
    const settle = settling(handball, long)
    expect(settle(1, '', THREE)).toEqual({ 1: 'lost', X: 'won', 2: 'lost' })
    expect(settle(18, 'total=56.5', LINES)).toEqual({ over: 'lost', under: 'won' })
    expect(settle(2, '', SIDES)).toEqual({ home: 'won', away: 'lost' })
  })
  test('leg of a tie of two games goes by its own score, and the tie by its winner', () => {
    const leg: MatchFacts = { ...drawn, winner: 'away' }
    const settle = settling(handball, leg)
    expect(settle(1, '', THREE)).toMatchObject({ X: 'won' })
    expect(settle(2, '', SIDES)).toEqual({ home: 'lost', away: 'won' })
  })
  test('without the goal that was asked for: nobody has won the race to it', () => {
    const settle = settling(handball, drawn)
    expect(settle(1037, 'goals=30', [...SIDES, 'none'])).toMatchObject({
      home: 'lost',
      away: 'lost',
    })
  })
  test('abandoned in the second half, keeps the first', () => {
    const stopped: MatchFacts = {
      status: 'abandoned',
      periods: {},
      halfTime: [14, 15],
      fullTime: [20, 20],
    }
    const settle = settling(handball, stopped)
    expect(settle(60, '', THREE)).toEqual({ 1: 'lost', X: 'lost', 2: 'won' })
    expect(settle(18, 'total=39.5', LINES)).toEqual({ over: 'won', under: 'lost' })
    expect(settle(18, 'total=55.5', LINES)).toEqual(VOID_LINES)
    expect(settle(1, '', THREE)).toEqual({ 1: 'void', X: 'void', 2: 'void' })
  })
})

describe('volleyball', () => {
  const whole: MatchFacts = {
    status: 'ended',
    periods: { 1: [25, 20], 2: [25, 23], 3: [25, 18] },
    fullTime: [3, 0],
  }
  test('does not take a golden set for a set of the match', () => {
    expect(faultsOf(volleyball, { ...whole, fullTime: [4, 0] })).not.toEqual([])
    const golden = { ...whole, periods: { ...whole.periods, 4: [15, 10] as const } }
    expect(faultsOf(volleyball, golden)).toContain('fullTime')
    const settle = settling(volleyball, whole)
    expect(settle(186, '', SIDES)).toEqual({ home: 'won', away: 'lost' })
    expect(settle(314, 'total=3.5', LINES)).toEqual({ over: 'lost', under: 'won' })
  })
  test('returns the stakes on a set that was not needed', () => {
    expect(settling(volleyball, whole)(202, 'setnr=4', SIDES)).toEqual(VOID_SIDES)
  })
  test('cut to fewer sets than the match has is none of its results: it is called off', () => {
    const short: MatchFacts = {
      status: 'ended',
      periods: { 1: [25, 20], 2: [25, 23] },
      fullTime: [2, 0],
    }
    expect(faultsOf(volleyball, short)).toEqual(['periods.3'])
    const calledOff: MatchFacts = { ...short, status: 'cancelled' }
    expect(faultsOf(volleyball, calledOff)).toEqual([])
    const settle = settling(volleyball, calledOff)
    expect(settle(186, '', SIDES)).toEqual(VOID_SIDES)
    expect(settle(202, 'setnr=1', SIDES)).toEqual({ home: 'won', away: 'lost' })
  })
  test('stopped in a set, keeps the sets that were won and the points that were passed', () => {
    const stopped: MatchFacts = {
      status: 'abandoned',
      periods: { 1: [25, 20], 2: [10, 12] },
      fullTime: [1, 0],
    }
    const settle = settling(volleyball, stopped)
    expect(settle(202, 'setnr=1', SIDES)).toEqual({ home: 'won', away: 'lost' })
    expect(settle(202, 'setnr=2', SIDES)).toEqual(VOID_SIDES)
    expect(settle(310, 'setnr=2|total=21.5', LINES)).toEqual({ over: 'won', under: 'lost' })
    expect(settle(238, 'total=150.5', LINES)).toEqual(VOID_LINES)
    expect(settle(186, '', SIDES)).toEqual(VOID_SIDES)
  })
})

describe('esports', () => {
  test('of two maps may end level, which returns the stakes on the winner', () => {
    const level: MatchFacts = {
      status: 'ended',
      periods: { 1: [16, 10], 2: [8, 16] },
      fullTime: [1, 1],
    }
    expect(faultsOf(esports, level)).toEqual([])
    const settle = settling(esports, level)
    expect(settle(186, '', SIDES)).toEqual(VOID_SIDES)
    expect(settle(330, 'mapnr=2', SIDES)).toEqual({ home: 'lost', away: 'won' })
    expect(settle(328, 'total=2.5', LINES)).toEqual({ over: 'lost', under: 'won' })
  })
  test('given up after a map, keeps that map', () => {
    const retired: MatchFacts = {
      status: 'retired',
      periods: { 1: [16, 10], 2: [3, 9] },
      fullTime: [1, 0],
      winner: 'away',
    }
    expect(faultsOf(esports, retired)).toEqual([])
    const settle = settling(esports, retired)
    expect(settle(330, 'mapnr=1', SIDES)).toEqual({ home: 'won', away: 'lost' })
    expect(settle(330, 'mapnr=2', SIDES)).toEqual(VOID_SIDES)
    expect(settle(186, '', SIDES)).toEqual(VOID_SIDES)
  })
  test('with a map that was given without play: it counts for the match, and single maps are left to staff', () => {
    const given: MatchFacts = { status: 'ended', periods: {}, fullTime: [2, 0] }
    expect(faultsOf(esports, given)).toEqual([])
    const settle = settling(esports, given)
    expect(settle(186, '', SIDES)).toEqual({ home: 'won', away: 'lost' })
    expect(settle(328, 'total=2.5', LINES)).toEqual({ over: 'lost', under: 'won' })
    expect(settle(330, 'mapnr=1', SIDES)).toEqual({ home: null, away: null })
    // a score of one map alone does not say which side got the other
    expect(faultsOf(esports, { ...given, periods: { 2: [16, 12] } })).toContain('periods.1')
  })
  test('not played at all is void', () => {
    const settle = settling(esports, { status: 'walkover', periods: {}, winner: 'home' })
    expect(settle(186, '', SIDES)).toEqual(VOID_SIDES)
    expect(settle(330, 'mapnr=1', SIDES)).toEqual(VOID_SIDES)
  })
})
