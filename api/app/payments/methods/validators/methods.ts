import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import { BANK_CHOICES, DEPOSIT_POCKETS, OPENS } from '@grandstand/shared-types/wire/money/payments'
import type { Infer } from '@vinejs/vine/types'
import {
  amountMinor,
  emptyableText,
  exactObject,
  fieldsOf,
  rowId,
  vine,
} from '#core/requests/validation'
import { audience } from '#accounts/validators/audience'
import { webOrigins } from '#sites/validators/origins'
import { webAddress } from '#sites/validators/profile'
import { gatewayNames } from '#payments/gateways/gateways'
import { formFields } from '#payments/methods/validators/form_fields'
import { placeInList, textByLanguage, whole } from '#core/requests/shown_to_players'
import { bounds } from '#payments/methods/validators/bounds'

const MOST_NAME_LENGTH = 120
const MOST_SETTINGS = 20
const MOST_SETTING_LENGTH = 500
const MOST_INFO_FIELDS = 20
const MOST_UNDER_WAY = 100
const THIRTY_DAYS_IN_MINUTES = 43_200
/** Thousandths of a percent. */
const WHOLE_PERCENT = 100_000
/** Nine times what was deposited. */
const MOST_WAGERING_PERCENT = 900_000

const SETTING_NAME = /^[A-Za-z]\w{0,39}$/

const knownGateway = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !gatewayNames().includes(value)) {
    field.report('gatewayUnknown', 'gateway', field)
  }
})

const settings = () =>
  vine
    .record(emptyableText(MOST_SETTING_LENGTH))
    .maxLength(MOST_SETTINGS)
    .validateKeys((keys, field) => {
      if (!keys.every((key) => SETTING_NAME.test(key))) {
        field.report('formWrong|publicKey', 'record.keys', field)
      }
    })

const infoFields = () =>
  exactObject(
    fieldsOf(SITE_LANGUAGES, () =>
      vine
        .array(
          exactObject({
            label: vine.string().trim().minLength(1).maxLength(120),
            text: vine.string().trim().minLength(1).maxLength(1_000),
          })
        )
        .maxLength(MOST_INFO_FIELDS)
        .nullable()
        .optional()
    )
  )

/** Body of POST /v1/payment-methods and PUT /v1/payment-methods/:id. */
export const methodValidator = vine.compile(
  exactObject(
    {
      categoryId: rowId(),
      gateway: vine.string().use(knownGateway()),
      payType: vine.string().trim().minLength(1).maxLength(40),
      payTag: emptyableText(40),
      names: textByLanguage(MOST_NAME_LENGTH),
      logo: webAddress().nullable(),
      infoFields: infoFields(),
      fields: formFields(),
      ...bounds(),
      feePercentMilli: whole(0, WHOLE_PERCENT),
      feeFixedMinor: amountMinor(0),
      pocket: vine.enum(DEPOSIT_POCKETS),
      banks: vine.enum(BANK_CHOICES),
      opens: vine.enum(OPENS),
      currencies: vine.array(vine.enum(CURRENCY_CODES)).maxLength(CURRENCY_CODES.length).distinct(),
      ...audience(),
      allowedOrigins: webOrigins(),
      settings: settings(),
      secrets: settings().optional(),
      wageringPercentMilli: whole(0, MOST_WAGERING_PERCENT),
      twoOfficersAboveMinor: amountMinor(0),
      answerAloneUpToMinor: amountMinor(0),
      maxUnderWay: whole(0, MOST_UNDER_WAY),
      expiresAfterMinutes: whole(1, THIRTY_DAYS_IN_MINUTES),
      ...placeInList(),
    },
    ['id', 'direction', 'secretNames']
  )
)
export type SentMethod = Infer<typeof methodValidator>
