import type { MatchScore } from '@grandstand/shared-types/markets/scores/match_score'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { describe, expect, test } from 'vitest'
import type { Score } from '@grandstand/shared-types/markets/model/match_facts'
import { columnsOf } from '../src/features/results/resultColumns.ts'
import {
  firstResultDay,
  readResultFilters,
  resultWindow,
} from '../src/features/results/resultFilters.ts'
import { finalWord } from '../src/scores/scoreWords.ts'

const basketball = { sportId: SPORT_IDS.basketball, halfTime: null, periods: {}, score: null }

/** The heads of the columns, and below each the score. */
function shown(changes: Partial<Parameters<typeof columnsOf>[0]>) {
  return columnsOf({ ...basketball, ...changes }).map(({ name, score }) => [
    'period' in name ? name.period : name.word,
    score.join(':'),
  ])
}

const finalScore = (final: Score): MatchScore => ({
  final,
  regulation: null,
  overtime: null,
  penalties: null,
  winner: null,
})

describe('the columns of a result', () => {
  test('stand in the order in which the periods were played', () => {
    const periods = { '10': [1, 0], '2': [1, 1], '1': [0, 0] } as const
    expect(shown({ periods })).toEqual([
      ['1', '0:0'],
      ['2', '1:1'],
      ['10', '1:0'],
    ])
  })

  test('name regular time, overtime and penalties where more than regular time was played', () => {
    const score = {
      ...finalScore([99, 97]),
      regulation: [89, 89],
      overtime: [10, 8],
    } as const
    expect(shown({ score })).toEqual([
      ['regulation', '89:89'],
      ['overtime', '10:8'],
    ])
    const { soccer, baseball } = SPORT_IDS
    const penalties = { ...score, penalties: [4, 3] } as const
    expect(shown({ sportId: soccer, score: penalties }).map(([name]) => name)).toEqual([
      'regulation',
      'extraTime',
      'penalties',
    ])
    expect(shown({ sportId: baseball, score })[1]).toEqual(['extraInnings', '10:8'])
  })

  test('name the half time where no period is known, or only one that is the whole match', () => {
    const score = finalScore([2, 1])
    expect(shown({ score, halfTime: [1, 0] })).toEqual([['halfTime', '1:0']])
    expect(shown({ score, halfTime: [1, 0], periods: { '1': [2, 1] } })).toEqual([
      ['halfTime', '1:0'],
    ])
    expect(shown({ score, periods: { '1': [2, 1] } })).toEqual([])
  })

  test('keep a single period that is not the whole match', () => {
    expect(shown({ score: finalScore([2, 1]), periods: { '1': [1, 1] } })).toEqual([['1', '1:1']])
  })

  test('end in a word of the sport: score, sets, maps or places', () => {
    const { soccer, tennis, volleyball, esports, motorSport } = SPORT_IDS
    expect([soccer, tennis, volleyball, esports, motorSport].map(finalWord)).toEqual([
      'score',
      'sets',
      'sets',
      'maps',
      'places',
    ])
  })
})

describe('the days of the results', () => {
  const today = new Date(2026, 10, 21).getTime()

  test('go back as far as the server looks, and no further', () => {
    const first = firstResultDay(today)
    const read = (day: string) => readResultFilters(new URLSearchParams({ day }), today).day
    expect(read(first)).toBe(first)
    expect(read('2026-01-01')).toBe('2026-11-21')
    expect(read('2026-11-22')).toBe('2026-11-21')
    // the server's limit is 960 hours: the whole first day is inside
    expect(resultWindow({ day: first, sportId: undefined }, today).from).toBeGreaterThan(
      today - 960 * 3_600_000
    )
  })

  test('a past day is whole and nothing more', () => {
    const { from, to } = resultWindow({ day: '2026-11-20', sportId: undefined }, today)
    expect([from, to]).toEqual([new Date(2026, 10, 20).getTime(), today - 1])
  })
})
