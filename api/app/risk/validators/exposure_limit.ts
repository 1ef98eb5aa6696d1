import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import { EXPOSURE_SCOPES } from '@grandstand/shared-types/wire/betting/risk'
import type { Infer } from '@vinejs/vine/types'
import { amountMinor, rowId, vine } from '#core/requests/validation'

/** Body of POST /v1/exposure-limits; a limit of the brand needs no `scopeId`. */
export const createExposureLimitValidator = vine.compile(
  vine.object({
    scope: vine.enum(EXPOSURE_SCOPES),
    scopeId: rowId().nullable().optional(),
    currency: vine.enum(CURRENCY_CODES),
    worstPayoutMinor: amountMinor(1),
  })
)
export type NewExposureLimit = Infer<typeof createExposureLimitValidator>

/** Body of PUT /v1/exposure-limits/:id. */
export const updateExposureLimitValidator = vine.compile(
  vine.object({ worstPayoutMinor: amountMinor(1) })
)
