/**
 * Markets of a row. Each market takes its prices from the first complete set of columns with all prices above 1.00:
 * closing prices, then early prices, then the market average (the reference's rule P3).
 */
import {
  formatQuarters,
  formatSpecifier,
  parseQuarters,
} from '@grandstand/shared-types/markets/model/specifier'
import type { SourceMarket } from '#catalogue/actions/import_source'
import type { CsvRow } from '#season_files/reading/csv_table'
import { completePrices, mainMarket } from '#season_files/reading/price_cells'
import type { MatchMarkets } from '#season_files/reading/season_fixtures'

type Cells = CsvRow['cells']

export const MATCH_RESULT = [
  ['B365CH', 'B365CD', 'B365CA'],
  ['B365H', 'B365D', 'B365A'],
]
export const TOTAL = [
  ['B365C>2.5', 'B365C<2.5'],
  ['B365>2.5', 'B365<2.5'],
  ['BbAv>2.5', 'BbAv<2.5'],
]
const HANDICAP = [
  { line: 'AHCh', prices: ['B365CAHH', 'B365CAHA'] },
  { line: 'AHh', prices: ['B365AHH', 'B365AHA'] },
  { line: 'BbAHh', prices: ['BbAvAHH', 'BbAvAHA'] },
]

/** Market types that the format can price. */
export const MARKET_TYPE_IDS = [1, 18, 16] as const

/** A handicap that is not a multiple of 0.25 counts as a bad line. */
export function marketsOf(cells: Cells): MatchMarkets {
  const result = firstComplete(cells, MATCH_RESULT)
  const total = firstComplete(cells, TOTAL)
  const { market: handicap, hasBadLine } = handicapOf(cells)
  return {
    markets: [
      result && mainMarket(1, '', ['1', 'X', '2'], result),
      total && mainMarket(18, formatSpecifier({ total: '2.5' }), ['over', 'under'], total),
      handicap,
    ].filter((found) => found !== null),
    hasBadLine,
  }
}

function handicapOf(cells: Cells): { market: SourceMarket | null; hasBadLine: boolean } {
  let hasBadLine = false
  for (const set of HANDICAP) {
    const text = cells.get(set.line) ?? ''
    const prices = completePrices(cells, set.prices)
    if (!prices || !isDecimal(text)) continue
    const quarters = parseQuarters(withoutTrailingZeros(text))
    if (quarters === null) {
      hasBadLine = true
      continue
    }
    const specifier = formatSpecifier({ hcp: formatQuarters(quarters) })
    return { market: mainMarket(16, specifier, ['home', 'away'], prices), hasBadLine }
  }
  return { market: null, hasBadLine }
}

function firstComplete(cells: Cells, sets: readonly (readonly string[])[]): number[] | null {
  for (const columns of sets) {
    const prices = completePrices(cells, columns)
    if (prices) return prices
  }
  return null
}

const isDecimal = (text: string) => /^[+-]?\d+(\.\d+)?$/.test(text)

const withoutTrailingZeros = (text: string) =>
  text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text
