/** What withdrawals take off the bets on a race, by the time at which they were placed (rules 19.8). */
import { deductionOf } from './price.ts'
import type { Race } from './race.ts'

/** Bets placed before this moment, and not before that of the step in front of it, lose this part of their profit. */
export interface DeductionStep {
  /** In epoch milliseconds. */
  placedBefore: number
  /** Whole percent, above 0 and at most the cap. */
  percent: number
}

/** The steps in the order of time; none where no withdrawal takes anything. A bet after the last one loses nothing. */
export function deductionSteps(race: Race): DeductionStep[] {
  const times = race.field.runners.flatMap(({ withdrawnAt }) => withdrawnAt ?? [])
  return [...new Set(times)]
    .sort((a, b) => a - b)
    .map((at) => ({
      placedBefore: at,
      percent: deductionOf(race, { placedAt: at - 1, condition: 'dayOfRace' }),
    }))
    .filter(({ percent }) => percent > 0)
}

/** What is taken off the profit of a bet to win that was placed at this moment, in whole percent from 0. */
export const deductionAt = (steps: readonly DeductionStep[], placedAt: number): number =>
  steps.find(({ placedBefore }) => placedAt < placedBefore)?.percent ?? 0
