import type { BoardResult } from '@grandstand/shared-types/wire'
import { describe, expect, test } from 'vitest'
import { periodsOf } from '../src/features/results/resultPeriods.ts'
import {
  firstResultDay,
  readResultFilters,
  resultWindow,
} from '../src/features/results/resultFilters.ts'

function result(changes: Partial<BoardResult>): BoardResult {
  return {
    id: 1,
    sportId: 1,
    categoryId: 1,
    tournamentId: 1,
    tournamentName: 'Lig',
    home: 'A',
    away: 'B',
    startsAt: 0,
    status: 'ended',
    fullTime: [2, 1],
    halfTime: null,
    periods: {},
    ...changes,
  }
}
const keys = (changes: Partial<BoardResult>) => periodsOf(result(changes)).map(({ key }) => key)

describe('the scores of a result', () => {
  test('stand in the order in which they were played, overtime and shoot-out last', () => {
    const periods = { 'pen': [4, 3], 'ot': [0, 0], '10': [1, 0], '2': [1, 1], '1': [0, 0] } as const
    expect(keys({ periods })).toEqual(['1', '2', '10', 'ot', 'pen'])
  })

  test('name the half time where no period is known, or one that is the whole match', () => {
    expect(keys({ halfTime: [1, 0] })).toEqual(['ht'])
    expect(keys({ halfTime: [1, 0], periods: { '1': [2, 1] } })).toEqual(['ht'])
    expect(keys({ periods: { '1': [2, 1] } })).toEqual([])
  })

  test('keep a single period that is not the whole match', () => {
    expect(keys({ periods: { '1': [1, 1] } })).toEqual(['1'])
  })
})

describe('the days of the results', () => {
  const today = new Date(2026, 10, 21).getTime()

  test('go back as far as the server looks, and no day further', () => {
    const first = firstResultDay(today)
    const read = (day: string) => readResultFilters(new URLSearchParams({ day }), today).day
    expect(read(first)).toBe(first)
    expect(read('2026-01-01')).toBe('2026-11-21')
    expect(read('2026-11-22')).toBe('2026-11-21')
    // the server cuts at 960 hours: the whole first day lies inside
    expect(resultWindow({ day: first, sportId: undefined }, today).from).toBeGreaterThan(
      today - 960 * 3_600_000
    )
  })

  test('a past day is whole and nothing more', () => {
    const { from, to } = resultWindow({ day: '2026-11-20', sportId: undefined }, today)
    expect([from, to]).toEqual([new Date(2026, 10, 20).getTime(), today - 1])
  })
})
