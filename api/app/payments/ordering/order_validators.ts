import { PAYMENT_DIRECTIONS } from '@grandstand/shared-types/payments/states'
import { amountMinor, exactObject, languageCode, rowId, vine } from '#core/requests/validation'
import { password } from '#accounts/validators/password'

const MOST_FIELDS = 40
const LONGEST_VALUE = 2_000

/** Where a payout goes: an order without its amount. */
export const payoutTarget = () => ({
  methodId: rowId(),
  values: vine
    .array(
      exactObject({
        name: vine.string().maxLength(40),
        // an empty text arrives as null
        value: vine
          .string()
          .maxLength(LONGEST_VALUE)
          .nullable()
          .transform((text) => text ?? ''),
      })
    )
    .maxLength(MOST_FIELDS),
  bankId: rowId().optional(),
})

const order = () => ({
  ...payoutTarget(),
  amountMinor: amountMinor(),
  amountId: rowId().optional(),
})

/** Body of POST /v1/deposits. */
export const depositValidator = vine.compile(exactObject(order()))

/** Body of POST /v1/withdrawals. */
export const withdrawalValidator = vine.compile(
  exactObject({ ...order(), currentPassword: password().optional() })
)

/** Query of GET /v1/me/payment-categories. */
export const categoriesValidator = vine.compile(
  vine.object({
    direction: vine.enum(PAYMENT_DIRECTIONS),
    language: languageCode(),
  })
)

/** Query of GET /v1/me/withdrawal-preview, of orders and of one payment. */
export const languageValidator = vine.compile(vine.object({ language: languageCode() }))

/** Query of GET /v1/banks. */
export const banksValidator = vine.compile(vine.object({ methodId: rowId() }))

/** Query of GET /v1/me/payments. */
export const paymentsValidator = vine.compile(
  vine.object({
    direction: vine.enum(PAYMENT_DIRECTIONS).optional(),
    before: rowId().optional(),
    language: languageCode(),
  })
)
