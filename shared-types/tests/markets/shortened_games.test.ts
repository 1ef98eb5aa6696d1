/** Shortened, extended and abandoned forms of sports: the table of rules 3.6. */
import { factsOfBrand } from '../../src/markets/facts/facts_of_brand.ts'
import { describe, expect, test } from 'vitest'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'
import { validateFacts } from '../../src/markets/facts/validate_facts.ts'
import type { MatchFacts, Score } from '../../src/markets/model/match_facts.ts'
import { settleMarket } from '../../src/markets/settling/settle.ts'

const { soccer, basketball, baseball } = SPORT_IDS

const settled = (
  sportId: number,
  [marketTypeId, specifier]: readonly [number, string],
  keys: readonly string[],
  facts: MatchFacts
) => settleMarket({ sportId, marketTypeId, specifier }, [...keys], facts)

const innings = (count: number, fullTime: Score): MatchFacts => ({
  status: 'ended',
  periods: Object.fromEntries(
    Array.from({ length: count }, (_, at) => [String(at + 1), at === 0 ? fullTime : [0, 0]])
  ),
  fullTime,
})

describe('a substitute and the scorer of a goal', () => {
  const facts: MatchFacts = {
    status: 'ended',
    periods: { 1: [1, 0], 2: [0, 1] },
    halfTime: [1, 0],
    fullTime: [1, 1],
    goals: [
      { side: 'home', period: '1', minute: 10, scorerId: 5 },
      { side: 'away', period: '2', minute: 80, scorerId: 9 },
    ],
    cameOn: { 9: 60, 7: 10, 8: 85 },
  }
  const players = ['player:5', 'player:9', 'player:7', 'player:8', 'player:6', 'none']

  test('the first scorer is void for who came on later, and lost for who was on', () => {
    expect(settled(soccer, [38, 'goalnr=1'], players, facts)).toMatchObject({
      'player:5': 'won',
      'player:9': 'void',
      'player:7': 'lost',
      'player:8': 'void',
      'player:6': 'lost',
      'none': 'lost',
    })
  })

  test('without a goal everybody took part', () => {
    const goalless: MatchFacts = {
      ...facts,
      periods: {},
      halfTime: [0, 0],
      fullTime: [0, 0],
      goals: [],
    }
    expect(settled(soccer, [38, 'goalnr=1'], players, goalless)).toMatchObject({
      'player:9': 'lost',
      'none': 'won',
    })
  })

  test('a minute that no match has is refused', () => {
    expect(validateFacts(soccer, { ...facts, cameOn: { 9: 0 } }).map(({ field }) => field)).toEqual(
      ['cameOn']
    )
  })
})

describe('basketball that ends level, as a tie of two games may', () => {
  const facts: MatchFacts = {
    status: 'ended',
    periods: { 1: [20, 20], 2: [20, 20], 3: [20, 20], 4: [20, 20] },
    halfTime: [40, 40],
    fullTime: [80, 80],
  }
  test('is a result', () => {
    expect(validateFacts(basketball, facts)).toEqual([])
  })
  test('returns the stakes on the winner; handicap and total stand', () => {
    expect(settled(basketball, [219, ''], ['home', 'away'], facts)).toEqual({
      home: 'void',
      away: 'void',
    })
    expect(settled(basketball, [225, 'total=159.5'], ['over', 'under'], facts)).toEqual({
      over: 'won',
      under: 'lost',
    })
    expect(settled(basketball, [223, 'hcp=2.5'], ['home', 'away'], facts)).toEqual({
      home: 'won',
      away: 'lost',
    })
  })
  test('goes to overtime, even when it is not played', () => {
    expect(settled(basketball, [220, ''], ['yes', 'no'], facts)).toEqual({ yes: 'won', no: 'lost' })
  })
  test('abandoned level, it returns the stakes on overtime, unless overtime had begun', () => {
    const abandoned: MatchFacts = { ...facts, status: 'abandoned' }
    expect(settled(basketball, [220, ''], ['yes', 'no'], abandoned)).toEqual({
      yes: 'void',
      no: 'void',
    })
    const inOvertime = { ...abandoned, periods: { ...facts.periods, ot: [2, 0] as const } }
    expect(settled(basketball, [220, ''], ['yes', 'no'], inOvertime)).toEqual({
      yes: 'won',
      no: 'lost',
    })
  })
})

describe('baseball', () => {
  test('level after nine innings goes to extra innings, even when they are not played', () => {
    const level = innings(9, [3, 3])
    expect(settled(baseball, [268, ''], ['yes', 'no'], level)).toEqual({ yes: 'won', no: 'lost' })
    const ahead = innings(9, [4, 3])
    expect(settled(baseball, [268, ''], ['yes', 'no'], ahead)).toEqual({ yes: 'lost', no: 'won' })
  })
  test('stopped level, whether there would have been more stays unknown, and the stakes are returned', () => {
    const called = (facts: MatchFacts) => settled(baseball, [268, ''], ['yes', 'no'], facts)
    const stakesBack = { yes: 'void', no: 'void' }
    expect(called(innings(7, [3, 3]))).toEqual(stakesBack)
    for (const status of ['abandoned', 'cancelled', 'retired'] as const) {
      for (const played of [2, 7, 9]) {
        expect(called({ ...innings(played, [3, 3]), status }), `${status} ${played}`).toEqual(
          stakesBack
        )
      }
    }
    for (const status of ['interrupted', 'postponed'] as const) {
      const stopped: MatchFacts = { ...innings(7, [3, 3]), status }
      expect(called(stopped), status).toEqual({ yes: null, no: null })
      expect(called({ ...stopped, isWaitOver: true }), status).toEqual(stakesBack)
    }
  })
  test('a level game of soccer does not', () => {
    const level: MatchFacts = { status: 'ended', periods: {}, halfTime: [0, 0], fullTime: [1, 1] }
    expect(settled(soccer, [220, ''], ['yes', 'no'], level)).toEqual({ yes: 'lost', no: 'won' })
  })
  test('run line and total need as many innings as were scheduled', () => {
    const total = [258, 'total=8.5'] as const
    const seven = innings(7, [11, 0])
    const under = [258, 'total=11.5'] as const
    expect(settled(baseball, under, ['over', 'under'], seven)).toEqual({
      over: 'void',
      under: 'void',
    })
    expect(settled(baseball, under, ['over', 'under'], { ...seven, scheduledPeriods: 7 })).toEqual({
      over: 'lost',
      under: 'won',
    })
    // a house may say that a game ended by a mercy rule is whole
    const byScore: MatchFacts = { ...seven, mercyPolicy: 'score' }
    expect(settled(baseball, under, ['over', 'under'], byScore)).toEqual({
      over: 'lost',
      under: 'won',
    })
    const asUsual: MatchFacts = { ...seven, mercyPolicy: 'void' }
    expect(settled(baseball, under, ['over', 'under'], asUsual)).toEqual({
      over: 'void',
      under: 'void',
    })
    expect(settled(baseball, total, ['over', 'under'], seven)).toEqual({
      over: 'won',
      under: 'lost',
    })
  })

  test('where each brand has its own rule, the facts say which settle on the score', () => {
    const game: MatchFacts = { ...innings(7, [11, 0]), mercyPolicy: 'brand', mercyScoreBrands: [2] }
    const under = [258, 'total=11.5'] as const
    const resultFor = (siteId: number) =>
      settled(baseball, under, ['under'], factsOfBrand(game, siteId))['under']
    expect([resultFor(1), resultFor(2)]).toEqual(['void', 'won'])
    expect(settled(baseball, under, ['under'], game)['under']).toBe('void')
    const { mercyPolicy: _none, ...plain } = game
    expect(factsOfBrand(plain, 2)).toBe(plain)
  })
})
