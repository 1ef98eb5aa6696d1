/** Settlement files of gateways: CSV with a header, one payment a line. */
import { parse } from 'csv-parse/sync'
import { AppError } from '#core/errors/app_error'
import type { Side } from '#payments/asking/compare_rows'

/** Columns by their names; others are not read. */
const COLUMNS = ['reference', 'state', 'amount', 'currency'] as const
const AMOUNT = /^\d{1,13}\.\d{2}$/

/**
 * The payments of a file with the columns `reference`, `state` (`paid`, any other moved no money), `amount` in units with
 * two decimals (`12.50`), `currency`, and `gatewayReference` if the gateway has one. Throws 422 `fileLineWrong` at the
 * field `csv` with the line, from 1, that cannot be read.
 */
export function settlementSides(csv: string, isWithdrawal: boolean): Side[] {
  return recordsOf(csv).map((record, index) => {
    const { reference = '', state, amount = '', currency = '', gatewayReference = null } = record
    // the header is line 1
    if (reference === '' || !AMOUNT.test(amount) || currency === '') throw unreadable(index + 2)
    const amountMinor = Number(amount.replace('.', ''))
    const netMinor = state === 'paid' ? amountMinor : 0
    return {
      reference,
      gatewayReference,
      currency,
      netMinor: isWithdrawal ? 0 - netMinor : netMinor,
    }
  })
}

function recordsOf(csv: string): Partial<Record<string, string>>[] {
  let records: Partial<Record<string, string>>[]
  try {
    records = parse(csv, { columns: true, bom: true, skip_empty_lines: true, trim: true })
  } catch {
    throw unreadable(1)
  }
  const [first] = records
  if (first && COLUMNS.some((column) => first[column] === undefined)) throw unreadable(1)
  return records
}

const unreadable = (line: number): AppError => AppError.field('csv', 'fileLineWrong', [line])
