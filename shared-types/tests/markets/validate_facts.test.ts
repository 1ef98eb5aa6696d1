import { describe, expect, test } from 'vitest'
import { neededFacts } from '../../src/markets/model/needed_facts.ts'
import { SPORT_IDS, SPORTS } from '../../src/catalogue/sports.ts'
import { validateFacts } from '../../src/markets/facts/validate_facts.ts'
import type { MatchFacts } from '../../src/markets/model/match_facts.ts'

const { soccer, basketball, tennis, volleyball, esports, baseball } = SPORT_IDS
const fields = (sportId: number, facts: MatchFacts) =>
  validateFacts(sportId, facts).map((fault) => fault.field)
const ended = (more: Partial<MatchFacts>): MatchFacts => ({ status: 'ended', periods: {}, ...more })

describe('missing facts', () => {
  test('a soccer match needs full time and half time', () => {
    expect(validateFacts(soccer, ended({}))).toEqual([
      { field: 'fullTime', key: 'resultIncomplete', params: ['fullTime'] },
      { field: 'halfTime', key: 'resultIncomplete', params: ['halfTime'] },
    ])
    expect(fields(soccer, ended({ fullTime: [2, 1], halfTime: [1, 1] }))).toEqual([])
  })
  test('tennis needs the games of every set that was won', () => {
    expect(
      fields(tennis, ended({ fullTime: [2, 1], periods: { 1: [6, 4], 2: [4, 6] } }))
    ).toContain('periods.3')
    const sets = { 1: [6, 4], 2: [4, 6], 3: [6, 0] } as const
    expect(fields(tennis, ended({ fullTime: [2, 1], periods: sets }))).toEqual([])
  })
  test('overtime and shoot-out must be given when the status names them', () => {
    const facts = { fullTime: [1, 1], halfTime: [0, 0] } as const
    expect(fields(soccer, ended({ ...facts, status: 'after_ot' }))).toEqual(['periods.ot'])
    expect(fields(soccer, ended({ ...facts, status: 'after_pen' }))).toEqual(['periods.pen'])
  })
  test('a level basketball score needs no overtime, since one game of two may end so', () => {
    expect(fields(basketball, ended({ fullTime: [90, 90] }))).toEqual([])
  })
  test('a match that was called off needs nothing', () => {
    for (const status of [
      'cancelled',
      'postponed',
      'walkover',
      'abandoned',
      'retired',
      'interrupted',
    ] as const) {
      expect(fields(soccer, { status, periods: {} })).toEqual([])
    }
  })
  test('an awarded match needs a score only where it is settled by it', () => {
    expect(fields(soccer, { status: 'awarded', periods: {} })).toEqual([])
    expect(fields(soccer, { status: 'awarded', awardedPolicy: 'score', periods: {} })).toEqual([
      'fullTime',
    ])
  })
})

describe('contradicting facts', () => {
  test('more goals at the half than at the end', () => {
    expect(fields(soccer, ended({ fullTime: [1, 0], halfTime: [2, 0] }))).toEqual(['halfTime'])
    expect(fields(soccer, ended({ fullTime: [1, 0], halfTime: [0, 1] }))).toEqual(['halfTime'])
  })
  test('periods that do not add up to the score', () => {
    const facts = ended({ fullTime: [3, 1], halfTime: [1, 0], periods: { 1: [1, 0], 2: [1, 1] } })
    expect(fields(soccer, facts)).toEqual(['fullTime'])
  })
  test('a first period that is not the half', () => {
    const facts = ended({ fullTime: [2, 1], halfTime: [1, 0], periods: { 1: [0, 0], 2: [2, 1] } })
    expect(fields(soccer, facts)).toEqual(['periods.1'])
  })
  test('sets won that the sets do not show, or level', () => {
    const sets = { 1: [6, 4], 2: [6, 4] } as const
    expect(fields(tennis, ended({ fullTime: [0, 2], periods: sets }))).toEqual(['fullTime'])
    expect(
      fields(volleyball, ended({ fullTime: [1, 1], periods: { 1: [25, 1], 2: [1, 25] } }))
    ).toContain('fullTime')
  })
  test('two maps may end level', () => {
    expect(fields(esports, ended({ fullTime: [1, 1] }))).toEqual([])
  })
  test('a level shoot-out', () => {
    const facts = ended({
      status: 'after_pen',
      fullTime: [1, 1],
      halfTime: [0, 1],
      periods: { pen: [3, 3] },
    })
    expect(fields(soccer, facts)).toEqual(['periods.pen'])
  })
  test('a period the sport does not have', () => {
    const facts = { fullTime: [1, 0], halfTime: [0, 0] } as const
    expect(fields(soccer, ended({ ...facts, periods: { 3: [1, 0] } }))).toContain('periods.3')
    expect(fields(soccer, ended({ ...facts, periods: { extra: [1, 0] } }))).toEqual([
      'periods.extra',
    ])
    expect(
      fields(tennis, ended({ fullTime: [2, 0], periods: { 1: [6, 0], 2: [6, 0], ot: [1, 0] } }))
    ).toEqual(['periods.ot'])
  })
  test.each([
    [-1, 0],
    [1.5, 0],
    [NaN, 0],
    [5000, 0],
  ])('a score of %d:%d', (home, away) => {
    expect(fields(soccer, ended({ fullTime: [home, away], halfTime: [0, 0] }))).toEqual([
      'fullTime',
    ])
  })
})

test('the form of every sport asks for something', () => {
  for (const { id } of SPORTS) expect(neededFacts(id).maxPeriods).toBeGreaterThan(0)
  expect(neededFacts(soccer)).toMatchObject({
    periodKind: 'half',
    isHalfTimeRequired: true,
    hasCornersAndCards: true,
  })
  expect(neededFacts(baseball).periodKind).toBe('inning')
})
