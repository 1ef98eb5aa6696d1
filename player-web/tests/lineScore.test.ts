import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { LiveIncident } from '@grandstand/shared-types/live/state'
import { describe, expect, test } from 'vitest'
import { isGameWon, scoreColumns, scoresOf } from '../src/features/live/match/lineScore.ts'

const line = (kind: LiveIncident['kind'], more: Partial<LiveIncident> = {}): LiveIncident => ({
  position: 1,
  kind,
  side: 'home',
  period: 2,
  seconds: null,
  score: [1, 0],
  yellowCards: [2, 3],
  redCards: [0, 1],
  corners: [5, 4],
  ...more,
})

const { soccer, tennis, volleyball } = SPORT_IDS

describe('a line of the timeline', () => {
  test('is the score of the match, for any incident', () => {
    const columns = scoreColumns(soccer, [])
    expect(columns).toEqual(['score'])
    for (const kind of ['goal', 'yellow_card', 'corner', 'injury'] as const) {
      expect(scoresOf(line(kind), columns)).toEqual([[1, 0]])
    }
  })

  test('in tennis shows points, games and last the sets', () => {
    const point = line('point', { periodScore: [3, 2], gameScore: ['30', '15'] })
    const columns = scoreColumns(tennis, [point])
    expect(columns).toEqual(['points', 'games', 'sets'])
    expect(scoresOf(point, columns)).toEqual([
      ['30', '15'],
      [3, 2],
      [1, 0],
    ])
    const game = { ...point, gameScore: ['0', '0'] } as const
    expect(scoresOf(game, columns)[0]).toBeNull()
    expect(scoreColumns(tennis, [game])).toEqual(['games', 'sets'])
  })

  test('in volleyball is the points of the set and the sets', () => {
    const point = line('point', { periodScore: [21, 19] })
    const columns = scoreColumns(volleyball, [point])
    expect(columns).toEqual(['points', 'sets'])
    expect(scoresOf(point, columns)).toEqual([
      [21, 19],
      [1, 0],
    ])
  })

  test('a point after which no game is under way has won one', () => {
    expect(isGameWon(line('point', { gameScore: ['0', '0'] }))).toBe(true)
    expect(isGameWon(line('point', { gameScore: ['30', '15'] }))).toBe(false)
    expect(isGameWon(line('point'))).toBe(false)
  })
})
