/**
 * Markets of a row. For each the first set of columns that is complete with every price above 1.00: closing prices, else
 * early ones, else the market's average (the reference's rule P3).
 */
import { isPrice, parseOdds } from '@grandstand/shared-types/money/odds'
import {
  formatQuarters,
  formatSpecifier,
  parseQuarters,
} from '@grandstand/shared-types/markets/specifier'
import type { SourceMarket } from '#catalogue/actions/import_source'

type Cells = ReadonlyMap<string, string>

const MATCH_RESULT = [
  ['B365CH', 'B365CD', 'B365CA'],
  ['B365H', 'B365D', 'B365A'],
]
const TOTAL = [
  ['B365C>2.5', 'B365C<2.5'],
  ['B365>2.5', 'B365<2.5'],
  ['BbAv>2.5', 'BbAv<2.5'],
]
const HANDICAP = [
  { line: 'AHCh', prices: ['B365CAHH', 'B365CAHA'] },
  { line: 'AHh', prices: ['B365AHH', 'B365AHA'] },
  { line: 'BbAHh', prices: ['BbAvAHH', 'BbAvAHA'] },
]

/** A million: what stands above is a slip of the keyboard. */
const HIGHEST_MILLI = 1_000_000_000

export interface RowMarkets {
  markets: SourceMarket[]
  /** A handicap stood there that is no multiple of 0.25. */
  hasBadLine: boolean
}

export function marketsOf(cells: Cells): RowMarkets {
  const result = firstComplete(cells, MATCH_RESULT)
  const total = firstComplete(cells, TOTAL)
  const { market: handicap, hasBadLine } = handicapOf(cells)
  return {
    markets: [
      result && market(1, '', ['1', 'X', '2'], result),
      total && market(18, formatSpecifier({ total: '2.5' }), ['over', 'under'], total),
      handicap,
    ].filter((found) => found !== null),
    hasBadLine,
  }
}

function market(
  typeId: number,
  specifier: string,
  keys: readonly string[],
  prices: readonly number[]
): SourceMarket {
  const outcomes = keys.map((key, index) => ({ key, oddsMilli: prices[index] ?? 0 }))
  return { typeId, specifier, isMainLine: true, outcomes }
}

function handicapOf(cells: Cells): { market: SourceMarket | null; hasBadLine: boolean } {
  let hasBadLine = false
  for (const set of HANDICAP) {
    const text = cells.get(set.line) ?? ''
    const prices = complete(cells, set.prices)
    if (!prices || !isDecimal(text)) continue
    const quarters = parseQuarters(withoutTrailingZeros(text))
    if (quarters === null) {
      hasBadLine = true
      continue
    }
    const specifier = formatSpecifier({ hcp: formatQuarters(quarters) })
    return { market: market(16, specifier, ['home', 'away'], prices), hasBadLine }
  }
  return { market: null, hasBadLine }
}

function firstComplete(cells: Cells, sets: readonly (readonly string[])[]): number[] | null {
  for (const columns of sets) {
    const prices = complete(cells, columns)
    if (prices) return prices
  }
  return null
}

function complete(cells: Cells, columns: readonly string[]): number[] | null {
  const prices = columns.map((column) => parseOdds(cells.get(column) ?? '') ?? 0)
  return prices.every((milli) => isPrice(milli) && milli <= HIGHEST_MILLI) ? prices : null
}

const isDecimal = (text: string) => /^[+-]?\d+(\.\d+)?$/.test(text)

const withoutTrailingZeros = (text: string) =>
  text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text
