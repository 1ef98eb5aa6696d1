/** Comma-separated reference files, read as the reference reads them. */
import { readFileSync } from 'node:fs'

export type Row = Record<string, string>

/** One line; quotes may hold commas. */
function splitLine(line: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === ',' && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}

/** Latin 1 is enough: only figures are read, team names are not compared. Empty lines are left out. */
export function readCells(file: string): string[][] {
  const text = readFileSync(file, 'latin1').replace(/^\u00ef\u00bb\u00bf/, '')
  const lines = text.split(/\r?\n/).map(splitLine)
  return lines.filter((cells) => cells.some((cell) => cell !== ''))
}

/** Cells by the names in the header; of two equal names the first counts. */
export function readRows(file: string): { rows: Row[]; width: number; cells: string[][] } {
  const [header = [], ...cells] = readCells(file)
  const rows = cells.map((line) => {
    const row: Row = {}
    header.forEach((name, index) => {
      if (!(name in row)) row[name] = line[index] ?? ''
    })
    return row
  })
  return { rows, width: header.length, cells }
}

/** The rows of a season; rows whose width differs from the header's belong to another season and are left out. */
export function readSeason(file: string): { rows: Row[]; rejected: number } {
  const { rows, width, cells } = readRows(file)
  const kept = rows.filter((row, index) => cells[index]?.length === width && row['HomeTeam'])
  return { rows: kept, rejected: rows.length - kept.length }
}
