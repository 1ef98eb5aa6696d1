import {
  COMMISSION_BASES,
  COMMISSION_COSTS,
  COMMISSION_SCOPES,
  MOST_BANDS,
  NEGATIVE_PERIODS,
  TURNOVER_SHARES,
  WHOLE_RATE,
} from '@grandstand/shared-types/statements/commission'
import { MAX_SELECTIONS } from '@grandstand/shared-types/coupons/limits/bounds'
import type { Infer } from '@vinejs/vine/types'
import { amountMinor, calendarDay, exactObject, rowId, vine } from '#core/requests/validation'

const whole = (min: number, max: number) =>
  vine.number({ strict: true }).withoutDecimals().min(min).max(max)

const bands = () =>
  vine
    .array(exactObject({ fromSelections: whole(1, MAX_SELECTIONS), rate: whole(0, WHOLE_RATE) }))
    .minLength(1)
    .maxLength(MOST_BANDS)
    .distinct('fromSelections')

/** The fields of a plan's terms. */
export const termFields = () => ({
  basis: vine.enum(COMMISSION_BASES),
  scope: vine.enum(COMMISSION_SCOPES),
  negative: vine.enum(NEGATIVE_PERIODS),
  bands: bands(),
  turnover: vine.enum(TURNOVER_SHARES).optional(),
  turnoverBands: bands().optional(),
  costs: vine
    .array(vine.enum(COMMISSION_COSTS))
    .maxLength(COMMISSION_COSTS.length)
    .distinct()
    .optional(),
  carryCapMinor: amountMinor(0).optional(),
})

const version = () => ({ fromDay: calendarDay(), ...termFields() })

/** Body of POST /v1/commission-plans/:id/versions. */
export const versionValidator = vine.compile(exactObject(version()))
export type NewVersion = Infer<typeof versionValidator>

/** Body of POST /v1/commission-plans. */
export const planValidator = vine.compile(
  exactObject({ name: vine.string().trim().minLength(1).maxLength(60), ...version() })
)
export type NewPlan = Infer<typeof planValidator>

/** Body of POST /v1/dealer-commissions. */
export const dealerCommissionValidator = vine.compile(
  exactObject({ dealerId: rowId(), planId: rowId().nullable(), fromDay: calendarDay() })
)
export type NewDealerCommission = Infer<typeof dealerCommissionValidator>
