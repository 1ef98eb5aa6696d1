import type { LiveIncident } from '@grandstand/shared-types/live/state'
import { describe, expect, test } from 'vitest'
import { isGameWon, pairAfter } from '../src/features/live/match/lineScore.ts'

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

describe('what a line of the timeline shows', () => {
  test('is what it changed: score, cards or corners', () => {
    expect(pairAfter(line('goal'))).toEqual([1, 0])
    expect(pairAfter(line('yellow_card'))).toEqual([2, 3])
    expect(pairAfter(line('second_yellow'))).toEqual([0, 1])
    expect(pairAfter(line('corner'))).toEqual([5, 4])
    expect(pairAfter(line('injury'))).toBeNull()
  })

  test('in sports won by sets is the score of the set', () => {
    expect(pairAfter(line('point', { periodScore: [3, 2] }))).toEqual([3, 2])
  })

  test('a point after which no game runs has won one', () => {
    expect(isGameWon(line('point', { gameScore: ['0', '0'] }))).toBe(true)
    expect(isGameWon(line('point', { gameScore: ['30', '15'] }))).toBe(false)
    expect(isGameWon(line('point'))).toBe(false)
  })
})
