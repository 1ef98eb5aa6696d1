import { describe, expect, test } from 'vitest'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'
import { validateFacts } from '../../src/markets/facts/validate_facts.ts'
import type { MatchFacts } from '../../src/markets/model/match_facts.ts'
import { SOCCER_MATCH } from './matches.ts'

const faults = (more: Partial<MatchFacts>) =>
  validateFacts(SPORT_IDS.soccer, { ...SOCCER_MATCH, ...more }).map(({ field }) => field)
const side = (count: number, of: 'home' | 'away') => Array(count).fill({ side: of })

describe('facts beside the score', () => {
  test('whole and without contradiction', () => expect(faults({})).toEqual([]))
  test('goals in order that are not those of the score', () => {
    expect(faults({ goals: side(3, 'home') })).toEqual(['goals'])
  })
  test('goals of the first half that are not those of the half', () => {
    const goals = (SOCCER_MATCH.goals ?? []).map((goal) => ({ ...goal, period: '2' }))
    expect(faults({ goals })).toEqual(['goals'])
  })
  test('corners and cards in order that are not as many as counted', () => {
    expect(faults({ cornerOrder: side(11, 'home') })).toEqual(['cornerOrder'])
    expect(faults({ bookingOrder: side(1, 'home') })).toEqual(['bookingOrder'])
  })
  test('more corners in a half than in the match', () => {
    expect(faults({ statistics: { 1: { corners: [7, 0] } } })).toEqual(['statistics.1.corners'])
  })
  test('a count that is none, a side that is none, a minute that is none', () => {
    expect(faults({ finishers: -1 })).toEqual(['finishers'])
    expect(faults({ tieBreaks: { 1: [7.5, 5] } })).toEqual(['tieBreaks.1'])
    expect(
      faults({ goals: SOCCER_MATCH.goals?.map((goal) => ({ ...goal, minute: 0 })) ?? [] })
    ).toEqual(['goals'])
  })
  test('a race needs the positions and nothing of periods', () => {
    const of = (facts: MatchFacts) =>
      validateFacts(SPORT_IDS.bikes, facts).map(({ field }) => field)
    expect(of({ status: 'ended', periods: {}, fullTime: [1, 2] })).toEqual([])
    expect(of({ status: 'ended', periods: {}, fullTime: [0, 0], laps: [12, 9] })).toEqual([])
    expect(of({ status: 'ended', periods: {} })).toEqual(['fullTime'])
  })
})
