import { expect, test } from 'vitest'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'
import { USUAL_CARRY_OVER_HOURS, carriedOverUntil } from '../../src/markets/settling/carry_over.ts'

const HOUR_MS = 3_600_000
const START = 1_700_000_000_000
const { soccer, baseball } = SPORT_IDS
const hoursOf = (sportId: number, status: string, hours = USUAL_CARRY_OVER_HOURS) => {
  const until = carriedOverUntil({ sportId, status, listedStart: START }, hours)
  return until === null ? null : (until - START) / HOUR_MS
}

test('bets on a match that is postponed or interrupted wait 48 hours from its listed start', () => {
  expect(hoursOf(soccer, 'postponed')).toBe(48)
  expect(hoursOf(soccer, 'interrupted')).toBe(48)
  expect(hoursOf(soccer, 'interrupted', 24)).toBe(24)
})

test('postponed baseball waits for the same day only, interrupted as any other', () => {
  expect(hoursOf(baseball, 'postponed')).toBe(12)
  expect(hoursOf(baseball, 'interrupted')).toBe(48)
})

test('bets on a match of any other status do not wait', () => {
  for (const status of ['not_started', 'ended', 'cancelled', 'abandoned', 'retired']) {
    expect(hoursOf(soccer, status)).toBeNull()
  }
})
