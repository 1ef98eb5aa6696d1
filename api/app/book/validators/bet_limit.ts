import { BET_LIMIT_SCOPES } from '@grandstand/shared-types/coupons/limits/bet_limits'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { Infer } from '@vinejs/vine/types'
import { amountMinor, rowId, vine } from '#core/requests/validation'

const MOST_SELECTIONS = 20

/** Figures of single or of combined coupons; null or absent falls back to the general figure. */
const ownFigures = () => {
  const amount = () => amountMinor(0).nullable().optional()
  return vine
    .object({ minStakeMinor: amount(), maxStakeMinor: amount(), maxPayoutMinor: amount() })
    .nullable()
    .optional()
}

/** Figures of a limit; 0 is no limit. */
export const betLimitFigures = () =>
  vine.object({
    minStakeMinor: amountMinor(0),
    maxStakeMinor: amountMinor(0),
    maxPayoutMinor: amountMinor(0),
    minSelections: vine.number({ strict: true }).withoutDecimals().min(0).max(MOST_SELECTIONS),
    single: ownFigures(),
    combined: ownFigures(),
  })

/** Body of POST /v1/bet-limits; a figure of 0 is no limit. Amounts are in `currency`; without it, in the site's. */
export const createBetLimitValidator = vine.compile(
  vine.object({
    scope: vine.enum(BET_LIMIT_SCOPES),
    scopeId: rowId(),
    currency: vine.enum(CURRENCY_CODES).optional(),
    limits: betLimitFigures(),
  })
)
export type NewBetLimit = Infer<typeof createBetLimitValidator>

/** Body of PUT /v1/bet-limits/:id. */
export const updateBetLimitValidator = vine.compile(vine.object({ limits: betLimitFigures() }))
