import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import { isIban, plainIban } from '@grandstand/shared-types/payments/iban'
import type { Infer } from '@vinejs/vine/types'
import {
  amountMinor,
  emptyableText,
  exactObject,
  rowId,
  vine,
  inForm,
} from '#core/requests/validation'
import { placeInList } from '#core/requests/shown_to_players'

const MOST_AMOUNTS = 100

/** ISO 9362: eight or eleven characters. */
const SWIFT_CODE = /^(?:[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)?$/
const LIKE_IBAN = /^[A-Z]{2}\d{2}/

/** An account that begins like an IBAN must be one: players pay to it. */
const payable = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && LIKE_IBAN.test(plainIban(value)) && !isIban(value)) {
    field.report('ibanWrong', 'account', field)
  }
})

/** Body of POST /v1/payment-banks and PUT /v1/payment-banks/:id. */
export const bankValidator = vine.compile(
  exactObject(
    {
      methodId: rowId(),
      name: vine.string().trim().minLength(1).maxLength(120),
      swiftCode: emptyableText(11).use(inForm(SWIFT_CODE, 'TCZBTR2A')),
      account: emptyableText(60).use(payable()),
      amounts: vine
        .array(
          exactObject({
            id: rowId().optional(),
            amountMinor: amountMinor(),
            currency: vine.enum(CURRENCY_CODES),
            isShown: vine.boolean({ strict: true }),
          })
        )
        .maxLength(MOST_AMOUNTS)
        .distinct(['amountMinor', 'currency']),
      ...placeInList(),
    },
    ['id']
  )
)
export type SentBank = Infer<typeof bankValidator>
