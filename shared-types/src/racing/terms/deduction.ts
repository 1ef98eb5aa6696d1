/** Deductions for withdrawn runners, known as Rule 4 (rules 19.8). */
import type { RaceField, Runner } from '../field/runner.ts'
import { entryOf, isRunning } from '../field/field.ts'

export interface DeductionTable {
  /** By the price of the withdrawn runner, the shortest first: the first band whose bound lies above the price counts. */
  bands: readonly { belowMilli: number; percent: number }[]
  /** The most that several withdrawals take, in whole percent below 100. */
  capPercent: number
}

const band = (belowMilli: number, percent: number) => ({ belowMilli, percent })

/** Of a brand that has set none. Prices are cut to two decimals, so 1.125 is 1.12; from 11.00 on nothing is taken. */
export const USUAL_DEDUCTIONS: DeductionTable = {
  bands: [
    band(1130, 90),
    band(1200, 85),
    band(1280, 80),
    band(1340, 75),
    band(1450, 70),
    band(1580, 65),
    band(1670, 60),
    band(1840, 55),
    band(2000, 50),
    band(2250, 45),
    band(2600, 40),
    band(2800, 35),
    band(3400, 30),
    band(4200, 25),
    band(5410, 20),
    band(7000, 15),
    band(11_000, 10),
  ],
  capPercent: 90,
}

/** What one withdrawal at this price takes off a profit, in whole percent; 0 above the last band. */
export const percentAt = ({ bands }: DeductionTable, oddsMilli: number): number =>
  bands.find(({ belowMilli }) => oddsMilli < belowMilli)?.percent ?? 0

/**
 * What is taken off the profit of a bet at a fixed price, in whole percent: the sum over the entries that were withdrawn
 * after the bet was placed and before the off, at most the cap. A coupled entry is withdrawn with the last of its runners, at
 * its price. `placedAt` in epoch milliseconds.
 */
export function deductionPercent(
  field: RaceField,
  placedAt: number,
  table: DeductionTable
): number {
  const sum = field.runners
    .filter((runner) => isWithdrawal(field, runner, placedAt))
    .reduce(
      (percent, { withdrawnOddsMilli = 0 }) => percent + percentAt(table, withdrawnOddsMilli),
      0
    )
  return Math.min(sum, table.capPercent)
}

/** What the withdrawal of this runner alone takes off the profit of bets placed before it, in whole percent from 0. */
export function ownDeduction(field: RaceField, runner: Runner, table: DeductionTable): number {
  const { withdrawnOddsMilli } = runner
  if (withdrawnOddsMilli === undefined || !isWithdrawal(field, runner, 0)) return 0
  return percentAt(table, withdrawnOddsMilli)
}

function isWithdrawal(field: RaceField, runner: Runner, placedAt: number): boolean {
  const { status, withdrawnAt = 0 } = runner
  if (status !== 'withdrawn' || withdrawnAt <= placedAt) return false
  if (field.offAt !== null && withdrawnAt >= field.offAt) return false
  const others = entryOf(field, runner.number).filter((other) => other !== runner)
  return others.every(
    (other) => !isRunning(other) && !isAfter(other, { withdrawnAt, number: runner.number })
  )
}

/** Whether the other runner was withdrawn later; of one moment, the higher number counts as later. */
function isAfter(
  { status, withdrawnAt = 0, number }: Runner,
  than: { withdrawnAt: number; number: number }
): boolean {
  if (status !== 'withdrawn') return false
  return withdrawnAt === than.withdrawnAt ? number > than.number : withdrawnAt > than.withdrawnAt
}
