import { describe, expect, test } from 'vitest'
import { findMarketType } from '../../src/markets/table/market_types.ts'
import { settleMarket } from '../../src/markets/settling/settle.ts'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'
import type { MatchFacts, Score } from '../../src/markets/model/match_facts.ts'

const { soccer, basketball, baseball, iceHockey, tennis, handball, volleyball, esports } = SPORT_IDS

function ended(fullTime: Score, more: Partial<MatchFacts> = {}): MatchFacts {
  return { status: 'ended', periods: {}, fullTime, ...more }
}
/** The outcomes that won, of all outcomes. */
function winners(
  sportId: number,
  marketTypeId: number,
  specifier: string,
  facts: MatchFacts
): string[] {
  return keysWith('won', sportId, marketTypeId, specifier, facts)
}
function keysWith(
  result: string | null,
  sportId: number,
  marketTypeId: number,
  specifier: string,
  facts: MatchFacts
): string[] {
  const keys = findMarketType(marketTypeId)?.outcomes.map((outcome) => outcome.key) ?? []
  const results = settleMarket({ sportId, marketTypeId, specifier }, keys, facts)
  return keys.filter((key) => results[key] === result)
}

describe('soccer, rules 3.4', () => {
  test.each<[number, string, Score, string[]]>([
    [1, '', [2, 1], ['1']],
    [1, '', [1, 1], ['X']],
    [1, '', [0, 1], ['2']],
    [10, '', [2, 1], ['1X', '12']],
    [10, '', [1, 1], ['1X', 'X2']],
    [10, '', [0, 1], ['12', 'X2']],
    [11, '', [2, 1], ['home']],
    [11, '', [0, 1], ['away']],
    [14, 'hcp=0:1', [1, 0], ['X']],
    [14, 'hcp=0:1', [2, 0], ['1']],
    [14, 'hcp=2:0', [0, 1], ['1']],
    [26, '', [0, 0], ['even']],
    [26, '', [2, 1], ['odd']],
    [29, '', [1, 1], ['yes']],
    [29, '', [3, 0], ['no']],
    [45, '', [2, 1], ['2:1']],
    [45, '', [5, 0], ['other']],
    [45, '', [4, 4], ['4:4']],
  ])('market %i %s at %j: %j wins', (marketTypeId, specifier, score, keys) => {
    expect(winners(soccer, marketTypeId, specifier, ended(score))).toEqual(keys)
  })

  test('draw no bet gives the stake back on a draw', () => {
    expect(keysWith('void', soccer, 11, '', ended([1, 1]))).toEqual(['home', 'away'])
  })
  test('half-time markets read the half', () => {
    const facts = ended([1, 2], { halfTime: [1, 0] })
    expect(winners(soccer, 60, '', facts)).toEqual(['1'])
    expect(winners(soccer, 68, 'total=0.5', facts)).toEqual(['over'])
    expect(winners(soccer, 47, '', facts)).toEqual(['1/2'])
  })
  test('the half-time score is the first period once there are two', () => {
    expect(winners(soccer, 60, '', ended([2, 2], { periods: { 1: [0, 2], 2: [2, 0] } }))).toEqual([
      '2',
    ])
  })
  test('half-time markets wait without a half-time score', () => {
    expect(keysWith(null, soccer, 60, '', ended([1, 0]))).toEqual(['1', 'X', '2'])
    expect(keysWith(null, soccer, 47, '', ended([1, 0]))).toHaveLength(9)
  })
  test('extra time and penalties do not count', () => {
    const facts = ended([1, 1], { status: 'after_pen', periods: { ot: [1, 1], pen: [4, 2] } })
    expect(winners(soccer, 1, '', facts)).toEqual(['X'])
    expect(winners(soccer, 18, 'total=2.5', facts)).toEqual(['under'])
  })
})

describe('other sports, rules 3.5', () => {
  test('basketball winner, handicap and total include overtime', () => {
    const facts = ended([100, 100], { status: 'after_ot', periods: { ot: [8, 12] } })
    expect(winners(basketball, 219, '', facts)).toEqual(['away'])
    expect(winners(basketball, 223, 'hcp=3.5', facts)).toEqual(['away'])
    expect(winners(basketball, 225, 'total=219.5', facts)).toEqual(['over'])
  })
  test('basketball overtime played only to qualify does not count', () => {
    const facts = ended([80, 75], { status: 'after_ot', periods: { ot: [5, 20] } })
    expect(winners(basketball, 219, '', facts)).toEqual(['home'])
  })
  test("ice hockey 1X2 is 60'; a shoot-out win adds one goal to winner and total", () => {
    const facts = ended([2, 2], { status: 'after_pen', periods: { ot: [0, 0], pen: [1, 3] } })
    expect(winners(iceHockey, 1, '', facts)).toEqual(['X'])
    expect(winners(iceHockey, 406, '', facts)).toEqual(['away'])
    expect(winners(iceHockey, 18, 'total=4.5', facts)).toEqual(['under'])
  })
  test('tennis counts sets won and games over all sets', () => {
    const facts = ended([2, 1], { periods: { 1: [6, 4], 2: [3, 6], 3: [7, 6] } })
    expect(winners(tennis, 186, '', facts)).toEqual(['home'])
    expect(winners(tennis, 188, 'hcp=-1.5', facts)).toEqual(['away'])
    expect(winners(tennis, 189, 'total=31.5', facts)).toEqual(['over'])
    expect(winners(tennis, 314, 'total=2.5', facts)).toEqual(['over'])
  })
  test('sets won follow from the sets when they are not given', () => {
    const facts: MatchFacts = { status: 'ended', periods: { 1: [4, 6], 2: [5, 7] } }
    expect(winners(tennis, 186, '', facts)).toEqual(['away'])
  })
  test('baseball includes extra innings', () => {
    const facts = ended([3, 3], { status: 'after_ot', periods: { ot: [0, 2] } })
    expect(winners(baseball, 251, '', facts)).toEqual(['away'])
    expect(winners(baseball, 258, 'total=7.5', facts)).toEqual(['over'])
    expect(winners(baseball, 256, 'hcp=1.5', facts)).toEqual(['away'])
  })
  test('a baseball game of six innings: the winner stands, run line void, total stands once passed', () => {
    const innings = { 1: [1, 0], 2: [0, 0], 3: [2, 0], 4: [0, 1], 5: [0, 0], 6: [0, 0] } as const
    const facts = ended([3, 1], { periods: innings })
    expect(winners(baseball, 251, '', facts)).toEqual(['home'])
    expect(keysWith('void', baseball, 256, 'hcp=-1.5', facts)).toEqual(['home', 'away'])
    expect(keysWith('void', baseball, 258, 'total=7.5', facts)).toEqual(['over', 'under'])
    expect(winners(baseball, 258, 'total=3.5', facts)).toEqual(['over'])
  })
  test("handball is 60'", () => {
    const facts = ended([28, 28], { status: 'after_ot', periods: { ot: [3, 2] } })
    expect(winners(handball, 1, '', facts)).toEqual(['X'])
    expect(keysWith('void', handball, 16, 'hcp=0', facts)).toEqual(['home', 'away'])
    expect(winners(handball, 18, 'total=55.5', facts)).toEqual(['over'])
  })
  test('volleyball points are summed over the sets', () => {
    const facts = ended([3, 0], { periods: { 1: [25, 20], 2: [25, 23], 3: [26, 24] } })
    expect(winners(volleyball, 186, '', facts)).toEqual(['home'])
    expect(winners(volleyball, 237, 'hcp=-9.5', facts)).toEqual(['away'])
    expect(winners(volleyball, 238, 'total=142.5', facts)).toEqual(['over'])
  })
  test('esports count maps', () => {
    const facts = ended([2, 1])
    expect(winners(esports, 186, '', facts)).toEqual(['home'])
    expect(winners(esports, 327, 'hcp=-1.5', facts)).toEqual(['away'])
    expect(winners(esports, 328, 'total=2.5', facts)).toEqual(['over'])
  })
})

describe('markets that these facts do not decide stay open', () => {
  test('an unknown market type, a type of another sport, a wrong line, an unknown outcome', () => {
    const facts = ended([1, 0])
    expect(
      settleMarket({ sportId: soccer, marketTypeId: 999, specifier: '' }, ['1'], facts)
    ).toEqual({ '1': null })
    expect(settleMarket({ sportId: tennis, marketTypeId: 1, specifier: '' }, ['1'], facts)).toEqual(
      { '1': null }
    )
    expect(
      settleMarket({ sportId: soccer, marketTypeId: 18, specifier: 'total=2.3' }, ['over'], facts)
    ).toEqual({
      over: null,
    })
    expect(settleMarket({ sportId: soccer, marketTypeId: 1, specifier: '' }, ['3'], facts)).toEqual(
      { '3': null }
    )
  })
  test('ended without a score', () => {
    expect(keysWith(null, soccer, 1, '', { status: 'ended', periods: {} })).toEqual(['1', 'X', '2'])
  })
})
