import { describe, expect, test } from 'vitest'
import { explainResult } from '../../src/markets/explaining/explain.ts'
import { factFieldsFor, factFieldsOf } from '../../src/markets/facts/facts_of_type.ts'
import { MARKET_TYPES, marketTypesOf } from '../../src/markets/table/market_types.ts'
import { neededFacts } from '../../src/markets/model/needed_facts.ts'
import { settleMarket } from '../../src/markets/settling/settle.ts'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'
import { VOID_REASONS } from '../../src/markets/model/void_reasons.ts'
import type { MatchFacts } from '../../src/markets/model/match_facts.ts'
import { SOCCER_MATCH, TENNIS_MATCH } from './matches.ts'

const { soccer, tennis, volleyball } = SPORT_IDS
const on = (marketTypeId: number, specifier = '', sportId: number = soccer) => ({
  sportId,
  marketTypeId,
  specifier,
})

describe('the reasons of an outcome’s result', () => {
  test('a total names its rule, its line, its score and the fact it comes from', () => {
    expect(explainResult(on(18, 'total=2.5'), ['over', 'under'], SOCCER_MATCH)).toEqual({
      ruleKey: 'total',
      status: 'ended',
      settledBy: 'rule',
      specifier: { total: '2.5' },
      scores: { regular: [3, 1] },
      facts: { fullTime: [3, 1] },
      missing: [],
      outcomes: [
        { key: 'over', result: 'won', voidReason: null },
        { key: 'under', result: 'lost', voidReason: null },
      ],
    })
  })
  test('a market on two halves shows both scores', () => {
    const { scores, facts } = explainResult(on(58, 'total=1.5'), ['yes'], SOCCER_MATCH)
    expect(scores).toEqual({ firstHalf: [1, 1], secondHalf: [2, 0] })
    expect(facts).toMatchObject({ fullTime: [3, 1], halfTime: [1, 1] })
  })
  test('half time/full time shows the half', () => {
    expect(explainResult(on(47), ['X/1'], SOCCER_MATCH).scores).toEqual({
      regular: [3, 1],
      firstHalf: [1, 1],
    })
  })
  test('an open market names the missing facts', () => {
    const facts: MatchFacts = { status: 'ended', periods: {}, fullTime: [2, 1], halfTime: [1, 1] }
    const corners = explainResult(on(166, 'total=9.5'), ['over'], facts)
    expect(corners).toMatchObject({ settledBy: 'open', missing: ['corners'] })
    expect(explainResult(on(8, 'goalnr=2'), ['home'], facts).missing).toEqual(['goals'])
  })
  test('the same results as settling gives, for every type', () => {
    for (const type of marketTypesOf(soccer)) {
      if (type.specifierKind !== 'none' || type.integers || type.variants) continue
      const keys = type.outcomes.map(({ key }) => key)
      const explained = explainResult(on(type.id), keys, SOCCER_MATCH)
      const results = Object.fromEntries(explained.outcomes.map(({ key, result }) => [key, result]))
      expect(results).toEqual(settleMarket(on(type.id), keys, SOCCER_MATCH))
      expect(explained.ruleKey).toBe(type.rule.key)
    }
  })
  test('an unknown type has the unknown rule', () => {
    expect(explainResult(on(999_999), ['1'], SOCCER_MATCH)).toMatchObject({
      ruleKey: 'unknown',
      settledBy: 'open',
      outcomes: [{ key: '1', result: null, voidReason: null }],
    })
  })
})

describe('why a stake comes back, rules 3.9', () => {
  test.each([
    ['walkover', VOID_REASONS.walkover],
    ['retired', VOID_REASONS.retired],
    ['cancelled', VOID_REASONS.cancelled],
    ['abandoned', VOID_REASONS.abandoned],
    ['postponed', VOID_REASONS.postponed],
    ['interrupted', VOID_REASONS.abandoned],
    ['awarded', VOID_REASONS.noResultAssignable],
  ] as const)('%s is reason %i', (status, reason) => {
    const explained = explainResult(on(1), ['1'], { status, periods: {}, isWaitOver: true })
    expect(explained).toMatchObject({
      settledBy: 'status',
      outcomes: [{ key: '1', result: 'void', voidReason: reason }],
    })
  })
  test('a push has no reason, since the rule itself gives the stake back', () => {
    const facts: MatchFacts = { status: 'ended', periods: {}, fullTime: [1, 1] }
    expect(explainResult(on(11), ['home'], facts)).toMatchObject({
      settledBy: 'rule',
      outcomes: [{ result: 'void', voidReason: null }],
    })
  })
  test('a score that the market does not list is missing', () => {
    const market = on(207, 'setnr=1', tennis)
    const facts = { ...TENNIS_MATCH, periods: { ...TENNIS_MATCH.periods, 1: [9, 7] as const } }
    expect(explainResult(market, ['6:4'], facts).outcomes[0]).toMatchObject({
      result: 'void',
      voidReason: VOID_REASONS.correctScoreMissing,
    })
  })
  test('a set that was not played', () => {
    const facts: MatchFacts = {
      status: 'ended',
      periods: { 1: [25, 1], 2: [25, 1], 3: [25, 1] },
      fullTime: [3, 0],
    }
    expect(explainResult(on(202, 'setnr=4', volleyball), ['home'], facts)).toMatchObject({
      settledBy: 'notPlayed',
      outcomes: [{ result: 'void', voidReason: VOID_REASONS.noResultAssignable }],
    })
  })
  test('a player who took no part', () => {
    const { outcomes } = explainResult(on(40), ['player:33', 'player:7'], SOCCER_MATCH)
    expect(outcomes).toEqual([
      { key: 'player:33', result: 'void', voidReason: VOID_REASONS.missingGoalscorer },
      { key: 'player:7', result: 'won', voidReason: null },
    ])
  })
})

describe('which facts a market needs', () => {
  const fields = (id: number, sportId: number = soccer) => {
    const type = MARKET_TYPES.find((one) => one.id === id)
    return type ? factFieldsOf(type, sportId) : []
  }
  test('just those that its rule reads', () => {
    expect(fields(1)).toEqual(['fullTime'])
    expect(fields(60)).toEqual(['halfTime', 'periods'])
    expect(fields(47)).toEqual(['fullTime', 'halfTime'])
    expect(fields(166)).toEqual(['corners'])
    expect(fields(139)).toEqual(['yellowCards', 'redCards'])
    expect(fields(8)).toEqual(['fullTime', 'goals'])
    expect(fields(895, tennis)).toEqual(['tieBreaks'])
    expect(fields(1, tennis)).toEqual([])
  })
  test('every type needs some fact in each of its sports', () => {
    for (const type of MARKET_TYPES) {
      for (const sport of Object.keys(type.basisBySport)) {
        expect([type.id, factFieldsOf(type, Number(sport)).length > 0]).toEqual([type.id, true])
      }
    }
  })
  test('several types together need each field once', () => {
    const types = MARKET_TYPES.filter(({ id }) => [1, 18, 166].includes(id))
    expect(factFieldsFor(types, soccer).sort()).toEqual(['corners', 'fullTime'])
  })
  test('the result form of a sport tells its details', () => {
    expect(neededFacts(soccer).details).toContain('cornerOrder')
    expect(neededFacts(tennis).details).toContain('tieBreaks')
    expect(neededFacts(SPORT_IDS.motorSport)).toMatchObject({ fullTime: 'positions' })
  })
})
