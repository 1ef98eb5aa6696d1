import { CREDIT_DIRECTIONS } from '@grandstand/shared-types/wire/people/dealers'
import { amountMinor, exactObject, vine } from '#core/requests/validation'
import type { Infer } from '@vinejs/vine/types'

/** Body of POST /v1/users/:id/credits. */
export const creditValidator = vine.compile(
  exactObject({
    direction: vine.enum(CREDIT_DIRECTIONS),
    amountMinor: amountMinor(),
    note: vine.string().trim().maxLength(255).nullable().optional(),
  })
)
export type CreditOrder = Infer<typeof creditValidator>
