/** Who runs, and whom a bet on a number stands for (rules 19.1). */
import type { RaceField, Runner } from './runner.ts'

/** Whether the runner takes part. A disqualified one did, and lost. */
export const isRunning = ({ status }: Runner): boolean =>
  status === 'declared' || status === 'disqualified'

/** The runner of that number. Throws an Error when the field has none, since no such bet can have been taken. */
export function runnerOf({ runners }: RaceField, number: number): Runner {
  const runner = runners.find((one) => one.number === number)
  if (!runner) throw new Error(`the field has no runner ${number}`)
  return runner
}

/** The runner and those coupled with it, whether or not they run. */
export function entryOf(field: RaceField, number: number): readonly Runner[] {
  const runner = runnerOf(field, number)
  if (runner.entry === undefined) return [runner]
  return field.runners.filter(({ entry }) => entry === runner.entry)
}

/** The numbers that a bet on `number` wins with: of the runner and those coupled with it, as far as they run. */
export const numbersOf = (field: RaceField, number: number): number[] =>
  entryOf(field, number)
    .filter(isRunning)
    .map((runner) => runner.number)

/** Whether a bet on `number` has a runner: any of its entry runs. */
export const hasRunner = (field: RaceField, number: number): boolean =>
  entryOf(field, number).some(isRunning)

/** The number of entries that run; coupled runners are one. Place terms are read by it. */
export function fieldSize({ runners }: RaceField): number {
  const running = runners.filter(isRunning)
  const coupled = new Set(running.flatMap(({ entry }) => entry ?? []))
  return running.filter(({ entry }) => entry === undefined).length + coupled.size
}
