/** Contradictions in a field as staff or a feed enter it (rules 19.1). */
import { isRunning } from './field.ts'
import type { RaceField, Runner } from './runner.ts'

export const FIELD_FAULTS = [
  'numberNotWhole',
  'numberTwice',
  'withdrawnWithoutTime',
  'withdrawnWithoutPrice',
  'withdrawnAfterOff',
  'replacesNobody',
  'replacesRunner',
  'replacedTwice',
] as const
export type FieldFaultReason = (typeof FIELD_FAULTS)[number]

export interface FieldFault {
  reason: FieldFaultReason
  /** The number of the runner. */
  runner: number
}

/** One entry for each fault, in the order of the runners. Empty when bets on the field can be settled. */
export function fieldFaults(field: RaceField): FieldFault[] {
  return field.runners.flatMap((runner, index) =>
    reasonsOf(field, runner, field.runners.slice(0, index)).map((reason) => ({
      reason,
      runner: runner.number,
    }))
  )
}

function reasonsOf(
  field: RaceField,
  runner: Runner,
  before: readonly Runner[]
): FieldFaultReason[] {
  const reasons: FieldFaultReason[] = []
  if (!Number.isInteger(runner.number) || runner.number < 1) reasons.push('numberNotWhole')
  if (before.some(({ number }) => number === runner.number)) reasons.push('numberTwice')
  if (runner.status === 'withdrawn') reasons.push(...withdrawalReasons(field, runner))
  if (runner.replaces !== undefined) reasons.push(...replacementReasons(field, runner, before))
  return reasons
}

function withdrawalReasons(
  { offAt }: RaceField,
  { withdrawnAt, withdrawnOddsMilli = 0 }: Runner
): FieldFaultReason[] {
  const reasons: FieldFaultReason[] = []
  if (withdrawnAt === undefined) reasons.push('withdrawnWithoutTime')
  else if (offAt !== null && withdrawnAt >= offAt) reasons.push('withdrawnAfterOff')
  if (!Number.isInteger(withdrawnOddsMilli) || withdrawnOddsMilli <= 1000) {
    reasons.push('withdrawnWithoutPrice')
  }
  return reasons
}

function replacementReasons(
  { runners }: RaceField,
  { number, replaces }: Runner,
  before: readonly Runner[]
): FieldFaultReason[] {
  const replaced = runners.find((one) => one.number === replaces)
  if (!replaced || replaced.number === number) return ['replacesNobody']
  if (isRunning(replaced)) return ['replacesRunner']
  return before.some((other) => other.replaces === replaces) ? ['replacedTwice'] : []
}
