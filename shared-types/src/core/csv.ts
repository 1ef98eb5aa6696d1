/** Cells and lines of a CSV file that spreadsheets open correctly. */

export interface CsvForm {
  /** With a decimal comma, cells are separated by semicolons, as spreadsheets of such a language expect. */
  decimal: ',' | '.'
  time: Intl.DateTimeFormat
}

/** The form of a file by the clock of a zone. Throws a RangeError for an unknown zone. */
export const csvForm = (decimal: CsvForm['decimal'], timeZone: string): CsvForm => ({
  decimal,
  time: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
})

/** The head of a column: that of a time names the clock. */
export const csvHead = (label: string, field: string, form: CsvForm): string =>
  csvCell(
    field.endsWith('At') ? `${label} (${form.time.resolvedOptions().timeZone})` : label,
    null,
    form
  )

/** What a file begins with, so that spreadsheets read its letters right. */
export const CSV_START = '\uFEFF'

/** The start of a formula, also in wide East Asian forms and after invisible characters. */
const FORMULA = /^[\t\r\n]|^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u

/** Letters and digits that a spreadsheet rewrites: `00123`, a number of more than 15 digits, `1E5`, `3-4`, `1/2/26`. */
const LIKE_NUMBER =
  /^(?!\d{4}-\d{2}-\d{2}$)(?:0\d+|\d{16,}|\d+(?:[.,]\d+)?[eE]\d+|\d{1,4}(?:[-/.]\d{1,4}){1,2}|\d{1,2}:\d{2}(?::\d{2})?)$/

/**
 * A value as text: `…Minor` in units with two decimals, `…Milli` in units with three, `…At` as a time, null as an empty
 * cell. Text that a spreadsheet would run as a formula gets an apostrophe in front, and text that it would take for a number or a day
 * is a formula for itself: leading zeros, the 16th digit and `3-4` stay.
 */
export function csvCell(value: unknown, field: string | null, form: CsvForm): string {
  if (value === null || value === undefined || typeof value === 'object') return ''
  if (typeof value === 'number') return quoted(numberText(value, field, form))
  const text = String(value)
  if (LIKE_NUMBER.test(text)) return quoted(`="${text}"`)
  return quoted(FORMULA.test(text) ? `'${text}` : text)
}

export const csvLine = (cells: readonly string[], form: CsvForm): string =>
  `${cells.join(separator(form))}\r\n`

/** Money fields without a unit in their name. */
const MONEY: ReadonlySet<string> = new Set(['balance', 'creditLimit'])

function numberText(value: number, field: string | null, form: CsvForm): string {
  if (field?.endsWith('At')) return timeText(value, form)
  if (field?.endsWith('Minor') || MONEY.has(field ?? '')) return fixed(value, 2, form)
  if (field?.endsWith('Milli')) return fixed(value, 3, form)
  return String(value)
}

const HOUR_MS = 3_600_000

/** In the night that has an hour twice, its times say how far they are from UTC. */
function timeText(at: number, { time }: CsvForm): string {
  const text = time.format(at)
  const isTwice = [at - HOUR_MS, at + HOUR_MS].some((other) => time.format(other) === text)
  return isTwice ? `${text} ${offsetAt(at, time.resolvedOptions().timeZone)}` : text
}

const offsetAt = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** A whole number of hundredths or thousandths in units, without floats. */
function fixed(value: number, decimals: number, { decimal }: CsvForm): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  const sign = value < 0 ? '-' : ''
  return `${sign}${digits.slice(0, -decimals)}${decimal}${digits.slice(-decimals)}`
}

const separator = ({ decimal }: CsvForm): string => (decimal === ',' ? ';' : ',')

/** Quotes a cell with the separator of any language, since the reader's settings may differ from the author's. */
function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
