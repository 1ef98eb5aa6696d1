import { expect, test } from 'vitest'
import type { MatchFacts, Score } from '../../src/markets/model/match_facts.ts'
import { unlikelySets } from '../../src/markets/facts/unlikely_sets.ts'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'

const { tennis, volleyball, tableTennis, soccer } = SPORT_IDS

const inSets = (scores: Score[], more: Partial<MatchFacts> = {}): MatchFacts => ({
  status: 'ended',
  periods: Object.fromEntries(scores.map((score, index) => [String(index + 1), score])),
  ...more,
})

test('tennis: 6 with two ahead, 7:5, 7:6; the last set may go on', () => {
  expect(
    unlikelySets(
      tennis,
      inSets([
        [6, 4],
        [5, 7],
        [7, 6],
      ])
    )
  ).toEqual([])
  expect(
    unlikelySets(
      tennis,
      inSets([
        [6, 4],
        [4, 6],
        [12, 10],
      ])
    )
  ).toEqual([])
  expect(
    unlikelySets(
      tennis,
      inSets([
        [7, 3],
        [6, 5],
        [6, 0],
      ])
    )
  ).toEqual(['periods.1', 'periods.2'])
  expect(
    unlikelySets(
      tennis,
      inSets([
        [9, 0],
        [8, 6],
        [6, 6],
      ])
    )
  ).toEqual(['periods.1', 'periods.2', 'periods.3'])
})

test('tennis: a match tie-break is told by its points or as 1:0', () => {
  const more = { hasMatchTieBreak: true }
  for (const last of [
    [1, 0],
    [10, 8],
    [13, 11],
  ] as const) {
    expect(unlikelySets(tennis, inSets([[6, 4], [4, 6], last], more))).toEqual([])
  }
  expect(
    unlikelySets(
      tennis,
      inSets(
        [
          [6, 4],
          [4, 6],
          [10, 9],
        ],
        more
      )
    )
  ).toEqual(['periods.3'])
})

test('volleyball: to 25, the fifth to 15, by two', () => {
  const sets: Score[] = [
    [25, 23],
    [24, 26],
    [30, 28],
    [13, 25],
    [15, 13],
  ]
  expect(unlikelySets(volleyball, inSets(sets))).toEqual([])
  const odd: Score[] = [
    [25, 24],
    [26, 23],
    [15, 10],
    [25, 0],
    [25, 20],
  ]
  expect(unlikelySets(volleyball, inSets(odd))).toEqual([
    'periods.1',
    'periods.2',
    'periods.3',
    'periods.5',
  ])
})

test('table tennis: to 11 by two', () => {
  expect(
    unlikelySets(
      tableTennis,
      inSets([
        [11, 9],
        [12, 10],
        [11, 10],
      ])
    )
  ).toEqual(['periods.3'])
})

test('an unfinished set may have any score, the sets before it may not', () => {
  const facts = inSets(
    [
      [7, 3],
      [2, 1],
    ],
    { status: 'retired' }
  )
  expect(unlikelySets(tennis, facts)).toEqual(['periods.1'])
})

test('other sports have no unlikely sets', () => {
  expect(
    unlikelySets(
      soccer,
      inSets([
        [9, 0],
        [9, 9],
      ])
    )
  ).toEqual([])
})
