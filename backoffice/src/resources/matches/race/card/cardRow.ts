/** A runner of a card as it is typed, and as the API takes it. Pure functions. */
import { plainTyped, plainWhole, typedLine } from '@grandstand/shared-types/core/typed_text'
import { MOST_RUNNERS } from '@grandstand/shared-types/markets/model/runner_key'
import { CARD_BOUNDS } from '@grandstand/shared-types/racing/field/card_bounds'
import type {
  RunnerCard,
  RunnerView,
  SentRunner,
} from '@grandstand/shared-types/wire/betting/races'
import type { CardColumn } from './cardColumns.ts'
import { gramsOf, weightText } from './weight.ts'

export type TextColumn = Exclude<CardColumn, 'reserve'>

export interface CardRow extends Record<TextColumn, string> {
  /** Of the row on screen, which keeps it when rows are added and removed. */
  id: number
  isReserve: boolean
}

export const CARD_FAULTS = [
  'number',
  'numberTwice',
  'nameMissing',
  'tooLong',
  'whole',
  'weight',
  'age',
] as const
export type CardFaultReason = (typeof CARD_FAULTS)[number]

export interface CardFault {
  /** `id` of the row. */
  row: number
  column: TextColumn
  reason: CardFaultReason
}

let lastId = 0

export function newRow(said: Partial<Omit<CardRow, 'id'>> = {}): CardRow {
  lastId++
  return {
    id: lastId,
    number: '',
    name: '',
    draw: '',
    jockey: '',
    trainer: '',
    form: '',
    weight: '',
    age: '',
    colours: '',
    entry: '',
    isReserve: false,
    ...said,
  }
}

/** A row below the others, with the number after the highest. */
export function nextRow(rows: readonly CardRow[]): CardRow {
  const highest = Math.max(0, ...rows.map((row) => plainWhole(row.number, 2) ?? 0))
  return newRow(highest < MOST_RUNNERS ? { number: String(highest + 1) } : {})
}

/** The rows of a field that is stored. */
export const rowsOf = (runners: readonly RunnerView[]): CardRow[] =>
  runners.map(({ number, name, entry, status, card }) =>
    newRow({
      number: String(number),
      name,
      draw: textOf(card.draw),
      jockey: card.jockey ?? '',
      trainer: card.trainer ?? '',
      form: card.form ?? '',
      weight: card.weightGrams === undefined ? '' : weightText(card.weightGrams),
      age: textOf(card.age),
      colours: card.colours ?? '',
      entry: textOf(entry ?? undefined),
      isReserve: status === 'reserve',
    })
  )

const textOf = (number: number | undefined): string => (number === undefined ? '' : String(number))

/** Whether nothing was typed in the row but its number. */
export const isBlank = ({ id: _id, number: _number, isReserve: _is, ...texts }: CardRow): boolean =>
  Object.values(texts).every((text) => typedLine(text) === '')

/** The runners as the API takes them; not to be sent while there are faults. */
export function runnersOf(rows: readonly CardRow[]): {
  runners: SentRunner[]
  faults: CardFault[]
} {
  const read = rows.map(readRow)
  const numbers = read.map(({ runner }) => runner.number)
  const twice = new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))
  const again = read.flatMap(({ row, runner, faults }): CardFault[] =>
    twice.has(runner.number) && faults.every(({ column }) => column !== 'number')
      ? [{ row: row.id, column: 'number', reason: 'numberTwice' }]
      : []
  )
  return {
    runners: read.map(({ runner }) => runner),
    faults: [...read.flatMap(({ faults }) => faults), ...again],
  }
}

const SHORT_TEXTS = ['jockey', 'trainer', 'form', 'colours'] as const

function readRow(row: CardRow) {
  const faults: CardFault[] = []
  const refuse = (column: TextColumn, reason: CardFaultReason) =>
    faults.push({ row: row.id, column, reason })
  const whole = (
    column: TextColumn,
    most: number,
    least = 1,
    reason: CardFaultReason = 'whole'
  ) => {
    if (plainTyped(row[column]) === '') return undefined
    const number = plainWhole(row[column], 2)
    if (number !== null && number >= least && number <= most) return number
    refuse(column, reason)
    return undefined
  }
  const number = plainWhole(row.number, 2)
  if (number === null || number < 1) refuse('number', 'number')
  const name = typedLine(row.name)
  if (name === '') refuse('name', 'nameMissing')
  if (name.length > CARD_BOUNDS.name) refuse('name', 'tooLong')
  const grams = plainTyped(row.weight) === '' ? undefined : gramsOf(row.weight)
  if (grams === null) refuse('weight', 'weight')
  const card: RunnerCard = {}
  const draw = whole('draw', MOST_RUNNERS)
  if (draw !== undefined) card.draw = draw
  const age = whole('age', CARD_BOUNDS.ageYears, 0, 'age')
  if (age !== undefined) card.age = age
  if (grams !== undefined && grams !== null) card.weightGrams = grams
  for (const column of SHORT_TEXTS) {
    const text = typedLine(row[column])
    if (text.length > CARD_BOUNDS.text) refuse(column, 'tooLong')
    if (text !== '') card[column] = text
  }
  const entry = whole('entry', MOST_RUNNERS)
  const runner: SentRunner = {
    number: number ?? 0,
    name,
    ...(entry !== undefined && { entry }),
    ...(row.isReserve && { isReserve: true }),
    card,
  }
  return { row, runner, faults }
}
