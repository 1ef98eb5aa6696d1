/** Prices and facts of a season file, by the rules of the reference. */
import { isPrice } from '../../src/money/odds.ts'
import { parseOdds } from '../../src/money/parse_odds.ts'
import { parseQuarters, formatQuarters } from '../../src/markets/model/specifier.ts'
import type { MatchFacts } from '../../src/markets/model/match_facts.ts'
import type { Row } from '../support/csv.ts'

export type AwardedMode = 'void' | 'score'

const RESULT_COLUMNS = [
  ['B365CH', 'B365CD', 'B365CA'],
  ['B365H', 'B365D', 'B365A'],
]
const TOTAL_COLUMNS = [
  ['B365C>2.5', 'B365C<2.5'],
  ['B365>2.5', 'B365<2.5'],
  ['BbAv>2.5', 'BbAv<2.5'],
]
const HANDICAP_COLUMNS = [
  ['AHCh', 'B365CAHH', 'B365CAHA'],
  ['AHh', 'B365AHH', 'B365AHA'],
  ['BbAHh', 'BbAvAHH', 'BbAvAHA'],
]

/** All prices of the columns, or null when one is missing or not above 1. */
function pricesOf(row: Row, columns: readonly string[]): number[] | null {
  const prices = columns.map((column) => parseOdds(row[column] ?? '') ?? 0)
  return prices.every(isPrice) ? prices : null
}

function firstPrices(row: Row, sets: readonly string[][]): number[] | null {
  for (const columns of sets) {
    const prices = pricesOf(row, columns)
    if (prices) return prices
  }
  return null
}

export const resultPrices = (row: Row) => firstPrices(row, RESULT_COLUMNS)
export const totalPrices = (row: Row) => firstPrices(row, TOTAL_COLUMNS)

/** The first complete handicap whose line is a multiple of a quarter. */
export function handicapPrices(row: Row): { specifier: string; prices: number[] } | null {
  for (const [line = '', ...columns] of HANDICAP_COLUMNS) {
    const prices = pricesOf(row, columns)
    const quarters = parseQuarters(row[line] ?? '')
    if (prices && quarters !== null) return { specifier: `hcp=${formatQuarters(quarters)}`, prices }
  }
  return null
}

/** Null without a final score. A match without a half-time score was awarded. */
export function factsOf(row: Row, mode: AwardedMode): MatchFacts | null {
  const [home, away, halfHome, halfAway] = ['FTHG', 'FTAG', 'HTHG', 'HTAG'].map(
    (column) => row[column] ?? ''
  )
  if (!home || !away) return null
  const fullTime = [Number(home), Number(away)] as const
  if (!halfHome || !halfAway) {
    return { status: 'awarded', awardedPolicy: mode, periods: {}, fullTime }
  }
  return { status: 'ended', periods: {}, fullTime, halfTime: [Number(halfHome), Number(halfAway)] }
}
