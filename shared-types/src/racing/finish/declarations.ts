/** Which of several results of a race counts (rules 19.3). */
import type { FieldKind } from '../field/runner.ts'
import type { OrderOfFinish } from './order.ts'

/**
 * `podium`: as the prizes are handed over. `weighedIn`: the first official result, after the weighing or the scrutineering.
 * `amended`: by an inquiry or a court, later.
 */
export const RESULT_STAGES = ['podium', 'weighedIn', 'amended'] as const
export type ResultStage = (typeof RESULT_STAGES)[number]

export interface DeclaredResult {
  stage: ResultStage
  order: OrderOfFinish
}

/** Of a brand that has set none: the first official result of horses and dogs, the podium of motor sport. */
export const USUAL_COUNTING_STAGES: Readonly<Record<FieldKind, ResultStage>> = {
  horses: 'weighedIn',
  dogs: 'weighedIn',
  motorSport: 'podium',
  season: 'amended',
}

/**
 * The order that counts: the last that was declared of the stage, or where that stage was left out, the last of the next one that was
 * not; null before. For `amended` it is the last of all. `declared`: in the order of time. A photo finish that is reversed, and an
 * order that was mistyped, is followed by one more result of the same stage.
 */
export function countingOrder(
  declared: readonly DeclaredResult[],
  stage: ResultStage
): OrderOfFinish | null {
  if (stage === 'amended') return declared.at(-1)?.order ?? null
  const counting = RESULT_STAGES.slice(RESULT_STAGES.indexOf(stage)).find((one) =>
    declared.some((result) => result.stage === one)
  )
  return declared.findLast((result) => result.stage === counting)?.order ?? null
}
