import { CARD_TYPES, MOST_CARDS } from '@grandstand/shared-types/wire/money/cards'
import type { Infer } from '@vinejs/vine/types'
import { amountMinor, exactObject, plainText, reason, vine } from '#core/requests/validation'

const whole = (min: number, max: number) =>
  vine.number({ strict: true }).withoutDecimals().min(min).max(max)
/** The year 2100, in epoch milliseconds. */
const LAST_EXPIRY = 4_102_444_800_000

/** Body of POST /v1/card-batches. */
export const batchValidator = vine.compile(
  exactObject({
    amountMinor: amountMinor().max(100_000_000),
    count: whole(1, MOST_CARDS),
    type: vine.enum(CARD_TYPES),
    expiresAt: whole(0, LAST_EXPIRY).optional(),
  })
)
export type BatchOrder = Infer<typeof batchValidator>

/** Body of the operations that void cards. */
export const voidValidator = vine.compile(exactObject({ reason: reason() }))

/** Body of redeeming a card; spaces and hyphens in the code do not count. */
const code = () => plainText().maxLength(64)
export const redeemValidator = vine.compile(exactObject({ code: code() }))

/** Body of POST /v1/desk/card-redemptions. */
export const deskCardValidator = vine.compile(
  exactObject({ username: plainText().maxLength(64), code: code() })
)
