import { LEG_RESULTS } from '@grandstand/shared-types/coupons/leg'
import { MANUAL_ACTIONS } from '@grandstand/shared-types/wire_coupons'
import type { Infer } from '@vinejs/vine/types'
import { reason, vine } from '#core/validation'

const MOST_SELECTIONS = 50

/** Body of POST /v1/coupons/:id/manual. */
export const manualValidator = vine.compile(
  vine.object({
    action: vine.enum(MANUAL_ACTIONS),
    selections: vine
      .array(
        vine.object({
          position: vine.number({ strict: true }).withoutDecimals().min(0).max(MOST_SELECTIONS),
          result: vine.enum(LEG_RESULTS).optional(),
        })
      )
      .minLength(1)
      .maxLength(MOST_SELECTIONS)
      .distinct('position')
      .optional(),
    reason: reason(),
  })
)
export type ManualOrder = Infer<typeof manualValidator>
