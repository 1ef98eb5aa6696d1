/** What staff may say of a runner, and what that takes off bets. Pure functions. */
import {
  deductionSteps,
  type DeductionStep,
} from '@grandstand/shared-types/markets/racing/deduction_steps'
import {
  fieldFaults,
  type FieldFaultReason,
} from '@grandstand/shared-types/racing/field/field_faults'
import type { RaceField, Runner, RunnerStatus } from '@grandstand/shared-types/racing/field/runner'
import { USUAL_RACING_RULES } from '@grandstand/shared-types/racing/terms/racing_rules'
import type {
  RaceFieldView,
  RunnerBody,
  RunnerView,
} from '@grandstand/shared-types/wire/betting/races'
import { fieldOf } from '../useRaceField.ts'

/** The statuses that a runner can get, the likeliest first. A withdrawal may be said again with another time or price. */
const NEXT: Readonly<Record<RunnerStatus, readonly RunnerStatus[]>> = {
  declared: ['withdrawn', 'nonRunner', 'disqualified'],
  reserve: ['declared', 'nonRunner'],
  withdrawn: ['withdrawn', 'nonRunner', 'declared'],
  nonRunner: ['declared', 'withdrawn'],
  disqualified: ['declared'],
}

export const nextStatuses = (status: RunnerStatus): readonly RunnerStatus[] => NEXT[status]

export interface RunnerDraft {
  status: RunnerStatus
  /** A time, or the typed text when it is none. */
  withdrawnAt: number | string | null
  /** A price, or the typed text when it is none. */
  withdrawnOddsMilli: number | string | null
  /** 0 for nobody's. */
  replaces: number
}

/** Proposes what is likeliest: withdrawn now, at the price of now; a reserve comes in for the one that is out. */
export function newDraft(
  field: RaceFieldView,
  runner: RunnerView,
  { nowMs, priceMilli }: { nowMs: number; priceMilli: number | null }
): RunnerDraft {
  const [status = 'declared'] = NEXT[runner.status]
  return {
    status,
    withdrawnAt: runner.withdrawnAt ?? nowMs,
    withdrawnOddsMilli: runner.withdrawnOddsMilli ?? priceMilli,
    replaces: runner.status === 'reserve' ? (vacant(field)[0]?.number ?? 0) : 0,
  }
}

/** Runners that are out and whose place nobody took. */
export const vacant = ({ runners }: RaceFieldView): RunnerView[] =>
  runners.filter(
    ({ number, status }) =>
      (status === 'withdrawn' || status === 'nonRunner') &&
      !runners.some(({ replaces }) => replaces === number)
  )

/** The body of the request; null while a time or a price is missing. */
export function changeOf({ number }: RunnerView, draft: RunnerDraft): RunnerBody | null {
  const { status, withdrawnAt, withdrawnOddsMilli, replaces } = draft
  if (status !== 'withdrawn') {
    const isIn = status === 'declared' && replaces > 0
    return { runner: number, status, ...(isIn && { replaces }) }
  }
  if (typeof withdrawnAt !== 'number' || typeof withdrawnOddsMilli !== 'number') return null
  return { runner: number, status, withdrawnAt, withdrawnOddsMilli }
}

/** The field as it would be after the change. */
export function fieldAfter(field: RaceFieldView, change: RunnerBody): RaceField {
  const before = fieldOf(field)
  const runners = before.runners.map((runner) =>
    runner.number === change.runner ? changed(runner, change) : runner
  )
  return { ...before, runners }
}

function changed(runner: Runner, change: RunnerBody): Runner {
  const { withdrawnAt: _at, withdrawnOddsMilli: _price, replaces: _place, ...kept } = runner
  const { status, withdrawnAt, withdrawnOddsMilli, replaces } = change
  return {
    ...kept,
    status,
    ...(withdrawnAt !== undefined && { withdrawnAt }),
    ...(withdrawnOddsMilli !== undefined && { withdrawnOddsMilli }),
    ...(typeof replaces === 'number' && { replaces }),
  }
}

export interface ChangeEffect {
  /** What the runner's own withdrawal takes off a bet that was placed just before it, in whole percent. */
  percent: number
  /** What all withdrawals take, by the time of the bet. */
  steps: DeductionStep[]
  /** Why the API would refuse it. */
  faults: FieldFaultReason[]
}

/** A coupled runner takes nothing while another of its entry runs (rules 19.8). */
export function effectOf(field: RaceFieldView, change: RunnerBody): ChangeEffect {
  const after = fieldAfter(field, change)
  const result = { status: 'ran', order: [] } as const
  const steps = deductionSteps({ field: after, result, rules: USUAL_RACING_RULES })
  const { entry } = after.runners.find(({ number }) => number === change.runner) ?? {}
  const isOther = (runner: Runner) =>
    runner.number !== change.runner && (entry === undefined || runner.entry !== entry)
  // without the withdrawals of others, with which it adds up to the cap
  const alone = deductionSteps({
    field: {
      ...after,
      runners: after.runners.map((runner) =>
        isOther(runner) && runner.status === 'withdrawn'
          ? { ...runner, status: 'nonRunner' }
          : runner
      ),
    },
    result,
    rules: USUAL_RACING_RULES,
  })
  return {
    percent: alone.find(({ placedBefore }) => placedBefore === change.withdrawnAt)?.percent ?? 0,
    steps,
    faults: fieldFaults(after)
      .filter(({ runner }) => runner === change.runner)
      .map(({ reason }) => reason),
  }
}
