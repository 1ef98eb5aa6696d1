/** Season files as the reference reads them: rows of another width than the header belong to another season. */
import { readFileSync } from 'node:fs'

export type Row = Record<string, string>

/** One line of comma-separated text; quotes may hold commas. */
function splitLine(line: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === ',' && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell]
}

/** Latin 1 is enough: only figures are read, and team names are compared with nothing. */
export function readSeason(file: string): { rows: Row[]; rejected: number } {
  const lines = readFileSync(file, 'latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .split(/\r?\n/)
  const header = splitLine(lines[0] ?? '')
  const rows: Row[] = []
  let rejected = 0
  for (const line of lines.slice(1)) {
    const cells = splitLine(line)
    if (cells.every((cell) => cell === '')) continue
    const row: Row = {}
    header.forEach((name, index) => {
      if (!(name in row)) row[name] = (cells[index] ?? '').trim()
    })
    if (cells.length !== header.length || !row['HomeTeam']) rejected++
    else rows.push(row)
  }
  return { rows, rejected }
}
