/** Cells and lines of a CSV file that spreadsheets open correctly. */

export interface CsvForm {
  /** With a decimal comma, cells are separated by semicolons, as spreadsheets of such a language expect. */
  decimal: ',' | '.'
  time: Intl.DateTimeFormat
}

/** The start of a formula, also in wide East Asian forms and after invisible characters. */
const FORMULA = /^[\t\r\n]|^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u

/**
 * A value as text: `…Minor` in units with two decimals, `…Milli` in units with three, `…At` as a time, null as an empty
 * cell. Text that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function csvCell(value: unknown, field: string | null, form: CsvForm): string {
  if (value === null || value === undefined || typeof value === 'object') return ''
  if (typeof value === 'number') return quoted(numberText(value, field, form))
  const text = String(value)
  return quoted(FORMULA.test(text) ? `'${text}` : text)
}

export const csvLine = (cells: readonly string[], form: CsvForm): string =>
  `${cells.join(separator(form))}\r\n`

/** Money fields without a unit in their name. */
const MONEY: ReadonlySet<string> = new Set(['balance', 'creditLimit'])

function numberText(value: number, field: string | null, form: CsvForm): string {
  if (field?.endsWith('At')) return form.time.format(value)
  if (field?.endsWith('Minor') || MONEY.has(field ?? '')) return fixed(value, 2, form)
  if (field?.endsWith('Milli')) return fixed(value, 3, form)
  return String(value)
}

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
