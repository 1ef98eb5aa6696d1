/** An affiliate's statement as an accountant reads it: lines that add up to what is paid (rules 16.7). Pure. */
import type { DealCost } from './deal.ts'

/** Each part ends with its sum; the last one begins with that of the part before. */
const PARTS = [
  {
    lines: ['grossMinor', 'correctionsMinor', 'bonusesMinor', 'chargebacksMinor', 'feeMinor'],
    sum: 'netMinor',
  },
  {
    lines: [
      'shareMinor',
      'cpaMinor',
      'clawbackMinor',
      'subMinor',
      'retoldMinor',
      'adjustmentsMinor',
    ],
    sum: 'earnedMinor',
  },
  {
    lines: ['carriedMinor', 'owedMinor', 'carryMinor', 'debtMinor', 'forgottenMinor'],
    sum: 'payableMinor',
  },
] as const

type Part = (typeof PARTS)[number]
export type LineName = Part['lines'][number] | Part['sum']

/** In the order of a statement. */
export const LINE_NAMES: readonly LineName[] = PARTS.flatMap(({ lines, sum }) => [...lines, sum])

/** A statement by its figures, and the costs that its deal takes off. */
export interface StatementFigures extends Record<LineName, number> {
  costs: readonly DealCost[]
}

export interface StatementLine {
  name: LineName
  /** As it adds: costs and what is paid later are turned round. */
  amountMinor: number
  isSum: boolean
}

/** Figures that the statement keeps as amounts to take off. */
const TAKEN_OFF: ReadonlySet<LineName> = new Set([
  'bonusesMinor',
  'chargebacksMinor',
  'feeMinor',
  'carryMinor',
  'debtMinor',
  'forgottenMinor',
])

/** Every line of a statement, those of 0 too. */
export const linesOf = (statement: StatementFigures): StatementLine[] =>
  PARTS.flatMap(({ lines, sum }) => [
    ...lines.map((name) => ({ name, amountMinor: addedBy(statement, name), isSum: false })),
    { name: sum, amountMinor: statement[sum], isSum: true },
  ])

/** What a line adds; a cost that the deal does not name adds nothing. */
function addedBy(statement: StatementFigures, name: LineName): number {
  const { costs } = statement
  if (name === 'bonusesMinor' && !costs.includes('bonuses')) return 0
  if (name === 'chargebacksMinor' && !costs.includes('chargebacks')) return 0
  // a line of 0 would leave a negative zero
  return TAKEN_OFF.has(name) ? 0 - statement[name] : statement[name]
}

/** The loss that the deal forgets, at most 0: what is neither paid, nor carried into the next statement, nor owed. */
export const forgottenOf = (figures: Omit<Record<LineName, number>, 'forgottenMinor'>): number =>
  figures.earnedMinor +
  figures.carriedMinor +
  figures.owedMinor -
  figures.payableMinor -
  figures.carryMinor -
  figures.debtMinor
