import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isPrice } from '../../src/money/odds.ts'
import { parseOdds } from '../../src/money/parse_odds.ts'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'
import type { MatchFacts } from '../../src/markets/model/match_facts.ts'
import { readRows, type Row } from '../support/csv.ts'
import { sharedPath } from '../support/shared.ts'
import { Singles } from './singles.ts'

interface Expected {
  matches: number
  markets: Record<string, { coupons: number; won: number; total_return: string }>
}

const expectedFile = sharedPath('oracle', 'expected', 'multimarket.json')
const hasData = expectedFile !== null && sharedPath('data', 'football-multimarket') !== null
if (!hasData) console.log('not run: no shared data')
const expected: Record<string, Expected> = hasData
  ? JSON.parse(readFileSync(expectedFile, 'utf8'))
  : {}

/** Market of the reference: type, specifier, and the column of each outcome. */
type Book = [marketTypeId: number, specifier: string, columns: Record<string, string>][]
const LINES = [0, 1, 2, 3, 4]
const totals = (marketTypeId: number, part: 'FT' | 'HT' | '2H'): Book =>
  LINES.map((goals) => [
    marketTypeId,
    `total=${goals}.5`,
    { over: `Over_${part}_${goals}_5`, under: `Under_${part}_${goals}_5` },
  ])
const BOOKS: Record<string, Book> = {
  '1x2_ft': [[1, '', { '1': 'B365H', 'X': 'B365D', '2': 'B365A' }]],
  '1x2_ht': [[60, '', { '1': 'Odd_1_HT', 'X': 'Odd_X_HT', '2': 'Odd_2_HT' }]],
  'double_chance': [[10, '', { '1X': 'DC_1X', '12': 'DC_12', 'X2': 'DC_X2' }]],
  'btts': [[29, '', { yes: 'BTTS_Yes', no: 'BTTS_No' }]],
  'ou_ft': [[18, 'total=2.5', { over: 'B365>2.5', under: 'B365<2.5' }], ...totals(18, 'FT')],
  'ou_ht': totals(68, 'HT'),
  'ou_2h': totals(90, '2H'),
  '1x2_2h': [[83, '', { '1': 'Odd_1_2H', 'X': 'Odd_X_2H', '2': 'Odd_2_2H' }]],
  'corners_1x2': [
    [162, '', { '1': 'odds_corners_1', 'X': 'odds_corners_x', '2': 'odds_corners_2' }],
  ],
  'ou_corners': [7, 8, 9, 10, 11].map((corners) => [
    166,
    `total=${corners}.5`,
    { over: `odds_corners_over_${corners}5`, under: `odds_corners_under_${corners}5` },
  ]),
  'win_to_nil': [
    [33, '', { yes: 'odds_win_to_nil_1' }],
    [34, '', { yes: 'odds_win_to_nil_2' }],
  ],
}

function factsOf(row: Row): MatchFacts {
  const score = (home: string, away: string) => [Number(row[home]), Number(row[away])] as const
  return {
    status: 'ended',
    periods: {},
    fullTime: score('FTHG', 'FTAG'),
    halfTime: score('HTHG', 'HTAG'),
    corners: score('HC', 'AC'),
  }
}

function pricesOf(row: Row, columns: Record<string, string>): Record<string, number> {
  const prices = Object.entries(columns).map(
    ([key, column]) => [key, parseOdds(row[column] ?? '') ?? 0] as const
  )
  return Object.fromEntries(prices.filter(([, odds]) => isPrice(odds)))
}

describe.skipIf(!hasData)(
  'two seasons of eleven markets against the independent settlement',
  () => {
    for (const [file, season] of Object.entries(expected)) {
      test(`${file}: every market of the reference is settled here`, () => {
        expect(Object.keys(season.markets).sort()).toEqual(Object.keys(BOOKS).sort())
      })
      const { rows } = readRows(sharedPath('data', 'football-multimarket', file) ?? file)

      test.each(Object.entries(BOOKS))(`${file}: %s`, (name, book) => {
        const singles = new Singles()
        for (const row of rows) {
          for (const [marketTypeId, specifier, columns] of book) {
            const market = { sportId: SPORT_IDS.soccer, marketTypeId, specifier }
            singles.add(market, pricesOf(row, columns), factsOf(row))
          }
        }
        const { coupons, won, total_return } = season.markets[name] ?? {}
        expect(rows).toHaveLength(season.matches)
        expect({
          coupons: singles.coupons,
          won: singles.won,
          total_return: singles.totalReturn(),
        }).toEqual({
          coupons,
          won,
          total_return,
        })
      })
    }
  }
)
