/** Cells and lines of a CSV file that spreadsheets open as they are. */

export interface CsvForm {
  /** A comma makes the semicolon part the cells, as spreadsheets of those languages expect. */
  decimal: ',' | '.'
  time: Intl.DateTimeFormat
}

/** How a formula begins, also in the wide forms of East Asia, and behind what no reader shows. */
const FORMULA = /^[\t\r\n]|^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u

/**
 * One value as text: `…Minor` in whole units with two decimals, `…Milli` in units with three, `…At` as a time, an empty
 * cell for none. Text that a spreadsheet would take for a formula begins with an apostrophe.
 */
export function csvCell(value: unknown, field: string | null, form: CsvForm): string {
  if (value === null || value === undefined || typeof value === 'object') return ''
  if (typeof value === 'number') return quoted(numberText(value, field, form))
  const text = String(value)
  return quoted(FORMULA.test(text) ? `'${text}` : text)
}

export const csvLine = (cells: readonly string[], form: CsvForm): string =>
  `${cells.join(separator(form))}\r\n`

/** Names of money that do not say their unit. */
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

/** A cell is quoted for the separators of every language: who opens the file may have other settings than who asked for it. */
function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
