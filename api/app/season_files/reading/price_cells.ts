/** Prices in the cells of a file, and markets made from them. */
import { isPrice } from '@grandstand/shared-types/money/odds'
import { parseOdds } from '@grandstand/shared-types/money/parse_odds'
import type { SourceMarket } from '#catalogue/actions/import_source'
import type { CsvRow } from '#season_files/reading/csv_table'

/** A price above a million is a typing error. */
const HIGHEST_MILLI = 1_000_000_000

/** The cell's decimal price in thousandths; null unless it is above 1.00. */
export function priceOf(cells: CsvRow['cells'], column: string): number | null {
  const milli = parseOdds(cells.get(column) ?? '')
  return milli !== null && isPrice(milli) && milli <= HIGHEST_MILLI ? milli : null
}

/** The prices of all columns; null when one is missing. */
export function completePrices(
  cells: CsvRow['cells'],
  columns: readonly string[]
): number[] | null {
  const prices = columns.flatMap((column) => priceOf(cells, column) ?? [])
  return prices.length === columns.length ? prices : null
}

/** A market shown inline in the match list; `prices` follow the order of `keys`. */
export function mainMarket(
  typeId: number,
  specifier: string,
  keys: readonly string[],
  prices: readonly number[]
): SourceMarket {
  const outcomes = keys.map((key, index) => ({ key, oddsMilli: prices[index] ?? 0 }))
  return { typeId, specifier, isMainLine: true, outcomes }
}
