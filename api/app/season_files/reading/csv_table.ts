/** Reads a CSV file as rows of named cells, without checking the cells. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import { FileError, type RejectedRow } from '#season_files/reading/file_error'

export interface CsvRow {
  /** Line in the file; the header is line 1. */
  line: number
  /**
   * Trimmed cells by column name. When two columns share a name, the first counts. A column without a name is called
   * after the column before it, with a `+`.
   */
  cells: ReadonlyMap<string, string>
}

export interface CsvTable {
  file: string
  rows: CsvRow[]
  rejected: RejectedRow[]
}

/** Columns that a format expects in the header. */
export interface CsvHeader {
  /** Columns that identify a match. A header with none of them (`Date` apart) belongs to another format. */
  identity: readonly string[]
  required?: readonly string[]
  /** Columns that only make sense together: a header with some but not all of a set is damaged. */
  together?: readonly (readonly string[])[]
}

interface ParsedRow {
  record: string[]
  info: { lines: number }
}

/**
 * Reads the rows with as many fields as the header (the reference's rule P1); other rows are rejected one by one, never
 * shifted. Throws `feedFileNotFound`, `feedEmptyFile`, `feedBrokenQuote`, `feedWrongHeader`, `feedMissingColumn`,
 * `feedNoRows`.
 */
export async function readCsvTable(path: string, expected: CsvHeader): Promise<CsvTable> {
  const file = basename(path)
  const [header, ...lines] = parseCsv(file, decode(await bytesOf(path, file)))
  if (!header) throw new FileError('feedEmptyFile', file)
  const columns = namesOf(header.record)
  checkHeader(file, columns, expected)
  const written = lines.filter(({ record }) => record.some((cell) => cell !== ''))
  if (written.length === 0) throw new FileError('feedNoRows', file, 1)

  const table: CsvTable = { file, rows: [], rejected: [] }
  for (const { record, info } of written) {
    const line = info.lines
    if (record.length !== columns.length) {
      table.rejected.push({ line, key: 'feedGluedRow', params: [record.length, columns.length] })
      continue
    }
    table.rows.push({ line, cells: cellsOf(columns, record) })
  }
  return table
}

function namesOf(header: readonly string[]): string[] {
  const names: string[] = []
  for (const name of header) names.push(name.trim() || `${names.at(-1) ?? ''}+`)
  return names
}

async function bytesOf(path: string, file: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch {
    throw new FileError('feedFileNotFound', file, 0, [path])
  }
}

/** UTF-8 with or without a byte order mark, else Windows-1252. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function parseCsv(file: string, text: string): ParsedRow[] {
  if (text.trim() === '') return []
  try {
    const rows: unknown = parse(text, {
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      // a file joined from two files may change its line ends half way
      record_delimiter: ['\r\n', '\n', '\r'],
    })
    return Array.isArray(rows) ? rows : []
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error['lines'] === 'number' ? error['lines'] : 0
    throw new FileError('feedBrokenQuote', file, line)
  }
}

function checkHeader(
  file: string,
  columns: string[],
  { identity, required = [], together = [] }: CsvHeader
): void {
  const present = new Set(columns)
  const missing = (names: readonly string[]) => names.filter((name) => !present.has(name))
  if (identity.every((name) => name === 'Date' || !present.has(name))) {
    throw new FileError('feedWrongHeader', file, 1, [identity.join(', ')])
  }
  const absent = missing([...identity, ...required])
  for (const set of together) {
    const lacking = missing(set)
    if (lacking.length < set.length) absent.push(...lacking)
  }
  if (absent.length > 0) {
    throw new FileError('feedMissingColumn', file, 1, [[...new Set(absent)].join(', ')])
  }
}

function cellsOf(columns: string[], record: string[]): Map<string, string> {
  const cells = new Map<string, string>()
  columns.forEach((name, index) => {
    if (!cells.has(name)) cells.set(name, (record[index] ?? '').trim())
  })
  return cells
}
