import type { LiveIncident } from '@grandstand/shared-types/live/state'
import { describe, expect, test } from 'vitest'
import { courseOf } from '../../src/features/live/match/course/matchCourse.ts'

const SOCCER = 1
const TENNIS = 5

const line = (
  kind: LiveIncident['kind'],
  minute: number,
  score: [number, number],
  side: LiveIncident['side'] = 'home'
): LiveIncident => ({
  position: minute,
  kind,
  side,
  period: minute < 45 ? 1 : 2,
  seconds: minute * 60,
  score,
  yellowCards: [0, 0],
  redCards: [0, 0],
  corners: [0, 0],
})

describe('The course of a match', () => {
  test('has goals and cards at their time, with the lead after them', () => {
    const lines = [
      line('goal', 9, [1, 0]),
      line('yellow_card', 18, [1, 0], 'away'),
      line('corner', 20, [1, 0]),
      line('goal', 45, [1, 1], 'away'),
      line('second_yellow', 54, [1, 1], 'away'),
    ]
    expect(courseOf(SOCCER, lines, 54 * 60)).toEqual({
      points: [
        { mark: 'goal', side: 'home', at: 0.1, lead: 1 },
        { mark: 'yellow', side: 'away', at: 0.2, lead: 1 },
        { mark: 'goal', side: 'away', at: 0.5, lead: 0 },
        { mark: 'red', side: 'away', at: 0.6, lead: 0 },
      ],
      played: 0.6,
      quarters: [0.25, 0.5, 0.75],
    })
  })

  test('gives an own goal to the side that it counts for', () => {
    const course = courseOf(SOCCER, [line('own_goal', 30, [0, 1], 'home')], 1800)
    expect(course?.points.map(({ side, lead }) => [side, lead])).toEqual([['away', -1]])
  })

  test('grows with extra time', () => {
    const course = courseOf(SOCCER, [line('goal', 99, [1, 0])], 120 * 60)
    expect(course?.played).toBe(1)
    expect(course?.points[0]?.at).toBeCloseTo(0.825)
    expect(course?.quarters[1]).toBeCloseTo(0.375)
  })

  test('is not drawn without a clock, or for sports of many points', () => {
    expect(courseOf(SOCCER, [], null)).toBeNull()
    expect(courseOf(TENNIS, [], 60)).toBeNull()
  })
})
