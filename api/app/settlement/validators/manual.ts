import { outcomeResultFrom } from '@grandstand/shared-types/coupons/payout/dead_heat'
import {
  MANUAL_ACTIONS,
  type ManualAction,
} from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { Infer } from '@vinejs/vine/types'
import { exactObject, reason, vine } from '#core/requests/validation'
import { dryRunField } from '#settlement/validators/dry_run'

const MOST_SELECTIONS = 50

/** One of the five results, or a dead heat from `won 1/2` to `won 1/20`. */
const knownResult = vine.createRule((value, _options, field) => {
  const isKnown = typeof value === 'string' && outcomeResultFrom(value) !== null
  if (!isKnown) field.report('formWrong|won 1/2', 'result', field)
})

const outcomeResult = () =>
  vine
    .string()
    .use(knownResult())
    .transform((text) => outcomeResultFrom(text))

/** Body of POST /v1/coupons/:id/manual. */
export const manualValidator = vine.compile(
  exactObject({
    dryRun: dryRunField(),
    // `waiting` is a state of a coupon (rules 5.1); no action leads to it, so it gets a refusal of its own
    action: vine.enum([...MANUAL_ACTIONS, 'waiting'] as const),
    selections: vine
      .array(
        exactObject({
          position: vine.number({ strict: true }).withoutDecimals().min(0).max(MOST_SELECTIONS),
          result: outcomeResult().optional(),
          placeResult: outcomeResult().optional(),
        })
      )
      .minLength(1)
      .maxLength(MOST_SELECTIONS)
      .distinct('position')
      .optional(),
    reason: reason(),
  })
)
export type ManualOrder = Omit<Infer<typeof manualValidator>, 'dryRun' | 'action'> & {
  action: ManualAction
}
