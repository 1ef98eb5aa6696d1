import { describe, expect, test } from 'vitest'
import type { MatchFacts } from '../../src/markets/model/match_facts.ts'
import { matchScore } from '../../src/markets/scores/match_score.ts'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'

const score = (sport: keyof typeof SPORT_IDS, facts: Partial<MatchFacts>) =>
  matchScore(SPORT_IDS[sport], { status: 'ended', periods: {}, ...facts })

describe('the score of a match', () => {
  test('is the score of regulation where nothing more was played', () => {
    expect(score('soccer', { fullTime: [2, 1], halfTime: [1, 0] })).toEqual({
      final: [2, 1],
      regulation: null,
      overtime: null,
      penalties: null,
      winner: 'home',
    })
  })

  test('of basketball that overtime decided counts the overtime, and keeps the level regulation', () => {
    expect(
      score('basketball', { status: 'after_ot', fullTime: [89, 89], periods: { ot: [10, 8] } })
    ).toEqual({
      final: [99, 97],
      regulation: [89, 89],
      overtime: [10, 8],
      penalties: null,
      winner: 'home',
    })
  })

  test('of baseball counts extra innings', () => {
    const periods = { '1': [0, 1], '2': [1, 0], 'ot': [0, 2] } as const
    expect(score('baseball', { status: 'after_ot', fullTime: [1, 1], periods })).toMatchObject({
      final: [1, 3],
      regulation: [1, 1],
      winner: 'away',
    })
  })

  test('of soccer tells a shoot-out beside the score after extra time, and who won it', () => {
    const periods = { ot: [1, 1], pen: [4, 5] } as const
    expect(score('soccer', { status: 'after_pen', fullTime: [1, 1], periods })).toEqual({
      final: [2, 2],
      regulation: [1, 1],
      overtime: [1, 1],
      penalties: [4, 5],
      winner: 'away',
    })
  })

  test('of ice hockey gives one goal to the winner of a shoot-out', () => {
    const periods = { ot: [0, 0], pen: [2, 1] } as const
    expect(score('iceHockey', { status: 'after_pen', fullTime: [3, 3], periods })).toMatchObject({
      final: [4, 3],
      regulation: [3, 3],
      winner: 'home',
    })
  })

  test('of handball keeps overtime and shoot-out apart', () => {
    const periods = { ot: [5, 5], pen: [3, 4] } as const
    expect(score('handball', { status: 'after_pen', fullTime: [25, 25], periods })).toMatchObject({
      final: [30, 30],
      overtime: [5, 5],
      penalties: [3, 4],
      winner: 'away',
    })
  })

  test('of tennis, volleyball and table tennis counts sets, of esports maps', () => {
    const periods = { '1': [6, 4], '2': [3, 6], '3': [7, 5] } as const
    expect(score('tennis', { periods })?.final).toEqual([2, 1])
    expect(score('volleyball', { fullTime: [3, 1], periods: {} })?.final).toEqual([3, 1])
    expect(score('tableTennis', { periods })?.final).toEqual([2, 1])
    expect(score('esports', { fullTime: [0, 2] })).toMatchObject({ final: [0, 2], winner: 'away' })
  })

  test('of a race is the two positions, the lower one ahead, and a racer who did not finish behind', () => {
    expect(score('motorSport', { fullTime: [3, 5] })?.winner).toBe('home')
    expect(score('bikes', { fullTime: [0, 12] })?.winner).toBe('away')
  })

  test('is none after a walkover, and the side that went through wins a level match', () => {
    expect(score('tennis', { status: 'walkover', winner: 'home' })).toBeNull()
    expect(score('soccer', { fullTime: [1, 1], winner: 'away' })?.winner).toBe('away')
  })
})
