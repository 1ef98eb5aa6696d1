import { describe, expect, test } from 'vitest'
import {
  FACT_STATUSES,
  type FactStatus,
  type MatchFacts,
} from '../../src/markets/model/match_facts.ts'
import { MARKET_TYPES, outcomesOf } from '../../src/markets/table/market_types.ts'
import { settleMarket } from '../../src/markets/settling/settle.ts'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'

const { soccer, basketball, baseball, iceHockey, tennis, volleyball } = SPORT_IDS

function settle(sportId: number, marketTypeId: number, specifier: string, facts: MatchFacts) {
  const type = MARKET_TYPES.find(({ id }) => id === marketTypeId)
  if (!type) throw new Error(`no type ${marketTypeId}`)
  const keys = outcomesOf(type, specifier).map(({ key }) => key)
  const results = settleMarket({ sportId, marketTypeId, specifier }, keys, facts)
  return keys.map((key) => results[key] ?? null)
}
const won = (...results: (string | null)[]) => results.includes('won')
const areVoid = (results: (string | null)[]) => results.every((result) => result === 'void')

/** Stopped in the second half at 2:1 (1:1 at the half), seven corners, three bookings. */
const soccerStopped = (status: FactStatus): MatchFacts => ({
  status,
  periods: {},
  fullTime: [2, 1],
  halfTime: [1, 1],
  goals: [
    { side: 'home', period: '1', minute: 10, scorerId: 7 },
    { side: 'away', period: '1', minute: 40, scorerId: 9 },
    { side: 'home', period: '2', minute: 50, scorerId: 8 },
  ],
  corners: [4, 3],
  statistics: { 1: { corners: [3, 1], yellowCards: [1, 0], redCards: [0, 0] } },
  yellowCards: [1, 2],
  redCards: [0, 0],
})

describe.each(['abandoned', 'cancelled', 'retired'] as const)(
  '%s in the second half at 2:1, rules 3.6',
  (status) => {
    const facts = soccerStopped(status)
    test.each<[string, number, string]>([
      ['the first half result', 60, ''],
      ['first half double chance', 63, ''],
      ['first half both teams to score', 75, ''],
      ['first half correct score', 81, ''],
      ['first half result and total', 79, 'total=1.5'],
      ['second goal', 8, 'goalnr=2'],
      ['third goal', 8, 'goalnr=3'],
      ['goal interval of the first goal', 100, 'goalnr=1'],
      ['home to score over 1.5', 19, 'total=1.5'],
      ['away clean sheet for home, now impossible', 31, ''],
      ['corners over 6.5', 166, 'total=6.5'],
      ['first half corners', 177, 'total=3.5'],
      ['bookings over 2.5', 139, 'total=2.5'],
      ['home to win both halves, now impossible', 48, ''],
      ['first half minutes', 102, 'from=1|to=15'],
    ])('%s stands', (_, id, specifier) => {
      expect(won(...settle(soccer, id, specifier, facts))).toBe(true)
    })
    test.each<[string, number, string]>([
      ['the second half result', 83, ''],
      ['fourth goal', 8, 'goalnr=4'],
      ['last goal', 9, ''],
      ['home odd or even', 27, ''],
      ['winning margin', 15, ''],
      ['exact goals below the open end', 21, ''],
      ['result and both teams to score', 35, ''],
      ['half time / full time correct score', 46, ''],
      ['highest scoring half', 52, ''],
      ['corner result', 162, ''],
      ['corners over 7.5', 166, 'total=7.5'],
      ['to qualify', 2, ''],
      ['overtime', 220, ''],
    ])('%s is void', (_, id, specifier) => {
      expect(areVoid(settle(soccer, id, specifier, facts))).toBe(true)
    })
    test('a player who has scored has won, the others are void', () => {
      const keys = ['player:7', 'player:11']
      const market = { sportId: soccer, marketTypeId: 40, specifier: '' }
      expect(settleMarket(market, keys, facts)).toEqual({ 'player:7': 'won', 'player:11': 'void' })
    })
  }
)

describe('more scoring by either side can still turn it', () => {
  const at = (home: number, away: number): MatchFacts => ({
    status: 'abandoned',
    periods: {},
    fullTime: [home, away],
  })
  test.each<[string, number, string, number, number]>([
    ['the result, away ahead', 1, '', 0, 2],
    ['the handicap, away ahead', 16, 'hcp=-0.5', 0, 2],
    ['both teams to score, without a goal', 29, '', 0, 0],
    ['home odd or even', 27, '', 1, 0],
    ['away odd or even', 28, '', 0, 1],
    ['odd or even', 26, '', 1, 1],
    ['home exact goals below three', 23, '', 2, 3],
    ['away exact goals below three', 24, '', 3, 2],
  ])('%s is void', (_, id, specifier, home, away) => {
    expect(areVoid(settle(soccer, id, specifier, at(home, away)))).toBe(true)
  })
  test('the open end of a count has decided', () => {
    expect(won(...settle(soccer, 23, '', at(3, 0)))).toBe(true)
    expect(won(...settle(soccer, 24, '', at(0, 3)))).toBe(true)
  })
})

test('a red card counts two for either side', () => {
  const facts: MatchFacts = { status: 'ended', periods: {}, yellowCards: [1, 1], redCards: [1, 2] }
  expect(settle(soccer, 140, 'total=2.5', facts)).toEqual(['won', 'lost'])
  expect(settle(soccer, 141, 'total=4.5', facts)).toEqual(['won', 'lost'])
  expect(settle(soccer, 139, 'total=7.5', facts)).toEqual(['won', 'lost'])
})

test('interrupted: what is decided stands, the rest waits', () => {
  const facts = soccerStopped('interrupted')
  expect(won(...settle(soccer, 60, '', facts))).toBe(true)
  expect(settle(soccer, 83, '', facts)).toEqual([null, null, null])
})

describe('parts of other sports', () => {
  test('a quarter that was played stands, the one that runs is void, its passed total stands', () => {
    const facts: MatchFacts = { status: 'abandoned', periods: { 1: [20, 25], 2: [30, 10] } }
    expect(settle(basketball, 235, 'quarternr=1', facts)).toEqual(['lost', 'lost', 'won'])
    expect(areVoid(settle(basketball, 235, 'quarternr=2', facts))).toBe(true)
    expect(settle(basketball, 236, 'quarternr=2|total=39.5', facts)).toEqual(['won', 'lost'])
    expect(areVoid(settle(basketball, 235, 'quarternr=3', facts))).toBe(true)
    expect(areVoid(settle(basketball, 234, '', facts))).toBe(true)
  })
  test('tennis, retired at 6:3 2:1: the first set stands, the second and the match are void', () => {
    const facts: MatchFacts = {
      status: 'retired',
      periods: { 1: [6, 3], 2: [2, 1] },
      fullTime: [1, 0],
      winner: 'home',
    }
    expect(settle(tennis, 202, 'setnr=1', facts)).toEqual(['won', 'lost'])
    expect(won(...settle(tennis, 207, 'setnr=1', facts))).toBe(true)
    expect(settle(tennis, 192, '', facts)).toEqual(['won', 'lost'])
    expect(areVoid(settle(tennis, 202, 'setnr=2', facts))).toBe(true)
    expect(areVoid(settle(tennis, 186, '', facts))).toBe(true)
    expect(areVoid(settle(tennis, 187, 'hcp=-3.5', facts))).toBe(true)
  })
  test("tennis, retired at 4:3: the running set is nobody's, nor is a set of 2:0 one to nil", () => {
    const atFour: MatchFacts = { status: 'retired', periods: { 1: [4, 3] } }
    expect(areVoid(settle(tennis, 192, '', atFour))).toBe(true)
    expect(areVoid(settle(tennis, 314, 'total=0.5', atFour))).toBe(true)
    const atTwo: MatchFacts = { status: 'retired', periods: { 1: [6, 4], 2: [2, 0] } }
    expect(areVoid(settle(tennis, 194, '', atTwo))).toBe(true)
    expect(settle(tennis, 192, '', atTwo)).toEqual(['won', 'lost'])
  })
  test('what was reached first stays reached: games, corners, a tie-break, overtime', () => {
    const set: MatchFacts = {
      status: 'retired',
      periods: { 1: [7, 6], 2: [3, 1] },
      fullTime: [1, 0],
    }
    expect(settle(tennis, 208, 'games=3|setnr=2', set)).toEqual(['won', 'lost'])
    expect(areVoid(settle(tennis, 208, 'games=4|setnr=2', set))).toBe(true)
    expect(settle(tennis, 195, '', set)).toEqual(['won', 'lost'])
    expect(settle(soccer, 601, 'cornernr=4', soccerStopped('abandoned'))).toEqual([
      'won',
      'lost',
      'lost',
    ])
    // nobody reached nine in the half that was played
    expect(settle(soccer, 602, 'cornernr=9', soccerStopped('abandoned'))).toEqual([
      'lost',
      'won',
      'lost',
    ])
    const inOvertime: MatchFacts = {
      status: 'abandoned',
      periods: { ot: [0, 0] },
      fullTime: [1, 1],
      halfTime: [0, 0],
    }
    expect(settle(soccer, 220, '', inOvertime)).toEqual(['won', 'lost'])
  })
  test('a set that was never played is void after a whole match', () => {
    const facts: MatchFacts = {
      status: 'ended',
      periods: { 1: [25, 20], 2: [25, 20], 3: [25, 20] },
      fullTime: [3, 0],
    }
    expect(areVoid(settle(volleyball, 202, 'setnr=4', facts))).toBe(true)
    expect(areVoid(settle(volleyball, 310, 'setnr=5|total=30.5', facts))).toBe(true)
  })
  test('a shortened baseball game: innings played stand, five innings stand after the sixth', () => {
    const innings = { 1: [1, 0], 2: [0, 0], 3: [2, 0], 4: [0, 1], 5: [0, 0], 6: [0, 0] } as const
    const facts: MatchFacts = { status: 'ended', periods: innings, fullTime: [3, 1] }
    expect(settle(baseball, 287, 'inningnr=1', facts)).toEqual(['won', 'lost', 'lost'])
    expect(settle(baseball, 1124, '', facts)).toEqual(['won', 'lost'])
    expect(settle(baseball, 276, 'total=4.5', facts)).toEqual(['lost', 'won'])
    expect(areVoid(settle(baseball, 287, 'inningnr=7', facts))).toBe(true)
  })
  test('a match tie-break counts one set and one game', () => {
    const facts: MatchFacts = {
      status: 'ended',
      periods: { 1: [6, 4], 2: [4, 6], 3: [10, 8] },
      fullTime: [2, 1],
      hasMatchTieBreak: true,
    }
    expect(settle(tennis, 189, 'total=20.5', facts)).toEqual(['won', 'lost'])
    expect(settle(tennis, 189, 'total=21.5', facts)).toEqual(['lost', 'won'])
  })
  test('facts that are not there leave a finished match open: corners, order of goals, periods', () => {
    const facts: MatchFacts = { status: 'ended', periods: {}, fullTime: [2, 1], halfTime: [1, 0] }
    expect(settle(soccer, 166, 'total=9.5', facts)).toEqual([null, null])
    expect(settle(soccer, 8, 'goalnr=2', facts)).toEqual([null, null, null])
    expect(settle(soccer, 8, 'goalnr=4', facts)).toEqual(['lost', 'won', 'lost'])
    expect(settle(iceHockey, 443, 'periodnr=1', facts)).toEqual([null, null, null])
  })
})

describe('the matrix for every type: no status leaves a result that it must not', () => {
  const EMPTY: Record<FactStatus, 'void' | 'open'> = {
    ...{ ended: 'open', after_ot: 'open', after_pen: 'open', interrupted: 'open' },
    ...{ awarded: 'void', retired: 'void', walkover: 'void', cancelled: 'void' },
    ...{ postponed: 'open', abandoned: 'void' },
  }
  /** Known without any fact: no overtime, no shoot-out, no part that was not played. */
  const KNOWN_WITHOUT_FACTS = new Set(['overtime', 'shootout'])
  test.each(FACT_STATUSES)('%s, nothing known', (status) => {
    for (const type of MARKET_TYPES) {
      if (KNOWN_WITHOUT_FACTS.has(type.rule.key)) continue
      const part = type.label?.part
      if (part === 'overtime' || part === 'shootout') continue
      for (const sport of Object.keys(type.basisBySport)) {
        const specifier = specifierFor(type.id)
        if (specifier === null) continue
        const results = settle(Number(sport), type.id, specifier, { status, periods: {} })
        const expected = EMPTY[status] === 'void' ? 'void' : null
        const label = `${type.id} ${sport}`
        expect({ label, results }).toEqual({ label, results: results.map(() => expected) })
      }
    }
  })
})

/** Types without a line, so that any specifier is plain. */
function specifierFor(id: number): string | null {
  const type = MARKET_TYPES.find((one) => one.id === id)
  if (!type || type.specifierKind !== 'none') return null
  const integers = (type.integers ?? []).map((name) => `${name}=1`)
  const [variant] = Object.keys(type.variants ?? {})
  return [...integers, variant === undefined ? '' : `variant=${variant}`]
    .filter((part) => part !== '')
    .join('|')
}
