import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { Infer } from '@vinejs/vine/types'
import { amountMinor, exactObject, languageCode, rowId, vine } from '#core/requests/validation'

export const highlightsQuery = vine.compile(vine.object({ lang: languageCode() }))

export const winnersQuery = vine.compile(
  vine.object({ currency: vine.enum(CURRENCY_CODES).optional() })
)

/** Body of POST /v1/winner-rules: a player or a currency. */
export const createWinnerRuleValidator = vine.compile(
  exactObject({
    userId: rowId().optional(),
    currency: vine.enum(CURRENCY_CODES).optional(),
    smallestWinMinor: amountMinor(0).optional(),
  })
)
export type NewWinnerRule = Infer<typeof createWinnerRuleValidator>

/** Body of PUT /v1/winner-rules/:id. */
export const updateWinnerRuleValidator = vine.compile(
  vine.object({ smallestWinMinor: amountMinor(0) })
)
export type WinnerRuleChanges = Infer<typeof updateWinnerRuleValidator>
