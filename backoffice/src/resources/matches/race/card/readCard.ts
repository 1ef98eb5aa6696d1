/** Reads a race card that staff copied from a spreadsheet or a page. Pure functions. */
import { plainTyped, typedLine } from '@grandstand/shared-types/core/typed_text'
import { CARD_COLUMNS, columnOf, isYes, type CardColumn } from './cardColumns.ts'
import { newRow, type CardRow } from './cardRow.ts'

/** The meaning of a column; null for one that is left out. */
export type Meaning = CardColumn | null

export interface CopiedLine {
  /** In the copied text, from 1. */
  line: number
  text: string
  cells: readonly string[]
}

/** Lines in cells, as they were copied. */
export interface CopiedTable {
  /** The line of headings; null without one. */
  head: CopiedLine | null
  lines: readonly CopiedLine[]
  /** What each column seems to mean: by the headings, or in the order of `CARD_COLUMNS`. */
  meanings: readonly Meaning[]
}

export interface ReadCard {
  rows: CardRow[]
  /** Lines without a name, which are none of runners. */
  unread: CopiedLine[]
}

/** Headings that a line needs to be one of headings. */
const FEWEST_HEADINGS = 2

/** The text in lines and cells: between tabs, else between semicolons, commas, or spaces of two and more. Empty lines are left out. */
export function tableOf(text: string): CopiedTable {
  const copied = text.split(/\r\n|\r|\n/)
  const split = splitterOf(copied.filter((line) => line.trim() !== ''))
  const lines = copied
    .map((line, at) => ({ line: at + 1, text: typedLine(line), cells: split(line).map(typedLine) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first, ...others] = lines
  const headings = first?.cells.map(columnOf) ?? []
  const isHead = new Set(headings.filter((column) => column !== null)).size >= FEWEST_HEADINGS
  const body = isHead ? others : lines
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
  const meanings = isHead ? onceEach(headings) : inOrder(body)
  return {
    head: isHead && first ? first : null,
    lines: body,
    meanings: Array.from({ length: width }, (_, at) => meanings[at] ?? null),
  }
}

/** A column that comes twice is read the first time. */
const onceEach = (columns: readonly Meaning[]): Meaning[] =>
  columns.map((column, at) => (columns.indexOf(column) === at ? column : null))

/** A card whose lines do not begin with a number begins with the name. */
function inOrder(lines: readonly CopiedLine[]): Meaning[] {
  const numbered = lines.filter(({ cells }) => numberIn(cells[0] ?? '') !== null).length
  return numbered * 2 >= lines.length ? [...CARD_COLUMNS] : CARD_COLUMNS.slice(1)
}

function splitterOf(lines: readonly string[]): (line: string) => string[] {
  if (lines.some((line) => line.includes('\t'))) return (line) => line.split('\t')
  const everywhere = (sign: string) => lines.every((line) => line.includes(sign))
  if (everywhere(';')) return (line) => between(line, ';')
  if (everywhere(',')) return (line) => between(line, ',')
  return (line) => line.trim().split(/\s{2,}/)
}

/** Cells between signs; a cell in double quotes may hold the sign. */
function between(line: string, sign: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === sign && !isQuoted) cells.push('')
    else cells[cells.length - 1] += letter
  }
  return cells
}

interface Numbered {
  number: string
  /** In brackets behind the number: `3 (5)`. */
  draw: string
}

/** `3`, `3.`, `(3)` and `3 (5)`; null for any other text. */
function numberIn(cell: string): Numbered | null {
  const found = /^[(#]?\s*(\d{1,2})\s*[.)]?\s*(?:\((\d{1,2})\))?$/.exec(plainTyped(cell))
  return found ? { number: found[1] ?? '', draw: found[2] ?? '' } : null
}

/** The rows of a table whose columns mean this. Without a column of numbers, runners are numbered in their order. */
export function readCard({ lines }: CopiedTable, meanings: readonly Meaning[]): ReadCard {
  const isNamed = ({ cells }: CopiedLine) => cellOf(cells, meanings, 'name') !== ''
  const rows = lines.filter(isNamed).map(({ cells }, at) => rowOf(cells, meanings, at + 1))
  return { rows, unread: lines.filter((line) => !isNamed(line)) }
}

const cellOf = (cells: readonly string[], meanings: readonly Meaning[], column: CardColumn) =>
  cells[meanings.indexOf(column)] ?? ''

function rowOf(cells: readonly string[], meanings: readonly Meaning[], place: number): CardRow {
  const cell = (column: CardColumn) => cellOf(cells, meanings, column)
  const said = cell('number')
  const numbered = numberIn(said)
  const number = meanings.includes('number') ? (numbered?.number ?? said) : String(place)
  return newRow({
    number,
    name: cell('name'),
    draw: cell('draw') || (numbered?.draw ?? ''),
    jockey: cell('jockey'),
    trainer: cell('trainer'),
    form: cell('form'),
    weight: cell('weight'),
    age: ageIn(cell('age')),
    colours: cell('colours'),
    entry: cell('entry'),
    isReserve: isYes(cell('reserve')),
  })
}

/** Cards print the sex and the coat behind the age: `4g`, `3y d d`. */
const ageIn = (cell: string): string => /^(\d{1,2})\s*[a-z]/i.exec(plainTyped(cell))?.[1] ?? cell
