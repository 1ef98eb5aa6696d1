import { describe, expect, it } from 'vitest'
import { neededFacts } from '@grandstand/shared-types/markets/needed_facts'
import { SPORT_IDS } from '@grandstand/shared-types/sports'
import {
  draftOf,
  factsOf,
  scoreNames,
  statusesFor,
} from '../src/resources/matches/result/factsDraft.ts'

const soccer = neededFacts(SPORT_IDS.soccer)
const tennis = neededFacts(SPORT_IDS.tennis)
const draft = draftOf(null)

describe('what the result form asks for', () => {
  it('a soccer match by full and half time, with penalties only after penalties', () => {
    expect(scoreNames(soccer, draft).slice(0, 2)).toEqual(['fullTime', 'halfTime'])
    expect(scoreNames(soccer, draft)).not.toContain('periods.pen')
    expect(scoreNames(soccer, { ...draft, status: 'after_pen' })).toContain('periods.pen')
  })

  it('a tennis match by its sets', () => {
    expect(scoreNames(tennis, draft)).toEqual([
      'fullTime',
      ...[1, 2, 3, 4, 5].map((set) => `periods.${set}`),
    ])
    expect(statusesFor(tennis)).not.toContain('after_pen')
  })

  it('no score of a match that was not played, nor of one awarded as void', () => {
    expect(scoreNames(soccer, { ...draft, status: 'cancelled' })).toEqual([])
    expect(scoreNames(soccer, { ...draft, status: 'awarded', awardedPolicy: 'void' })).toEqual([])
    expect(scoreNames(soccer, { ...draft, status: 'awarded', awardedPolicy: 'score' })).toEqual([
      'fullTime',
    ])
  })
})

describe('the facts that are sent', () => {
  it('hold what was typed and nothing that was left empty', () => {
    const typed = { ...draft, scores: { fullTime: ['2', '1'], halfTime: ['1', '0'] } as const }
    expect(factsOf(typed, soccer)).toEqual({
      facts: { status: 'ended', periods: {}, fullTime: [2, 1], halfTime: [1, 0] },
      faulty: [],
    })
  })

  it('leave out a score that the ending no longer asks for', () => {
    const typed = { ...draft, status: 'walkover', scores: { fullTime: ['2', '1'] } } as const
    expect(factsOf(typed, soccer).facts).toEqual({ status: 'walkover', periods: {} })
  })

  it('name a score that is half given or no number', () => {
    const typed = { ...draft, scores: { fullTime: ['2', ''], halfTime: ['x', '0'] } as const }
    expect(factsOf(typed, soccer).faulty).toEqual(['fullTime', 'halfTime'])
  })

  it('keep the details that stand while the score stays, and drop them with another score', () => {
    const standing = {
      status: 'ended',
      periods: {},
      fullTime: [1, 0],
      halfTime: [1, 0],
      goals: [{ side: 'home', minute: 12 }],
    } as const
    const corrected = draftOf(standing)
    expect(factsOf({ ...corrected, status: 'abandoned' }, soccer).facts.goals).toEqual(
      standing.goals
    )
    const scores = { ...corrected.scores, fullTime: ['2', '0'] } as const
    expect(factsOf({ ...corrected, scores }, soccer).facts.goals).toBeUndefined()
  })

  it('come back unchanged from the form that corrects them', () => {
    const facts = {
      status: 'after_pen',
      periods: { ot: [0, 0], pen: [4, 3] },
      fullTime: [1, 1],
      halfTime: [0, 1],
      corners: [5, 7],
    } as const
    expect(factsOf(draftOf(facts), soccer).facts).toEqual(facts)
  })
})
