/** The fields that staff give a method's form (rules 11.2). */
import { PAYMENT_FIELD_TYPES, type PaymentField } from '@grandstand/shared-types/payments/fields'
import { AppError } from '#core/errors/app_error'
import { exactObject, vine, inForm } from '#core/requests/validation'
import { textByLanguage, whole } from '#core/requests/shown_to_players'

const MOST_FIELDS = 30
const MOST_OPTIONS = 100
const MOST_TITLE_LENGTH = 120
/** Characters of a value. */
const MOST_LENGTH = 1_000

const NAME = /^[A-Za-z]\w{0,39}$/

export const formFields = () =>
  vine
    .array(
      exactObject({
        name: vine.string().use(inForm(NAME, 'cardNumber')),
        titles: textByLanguage(MOST_TITLE_LENGTH),
        type: vine.enum(PAYMENT_FIELD_TYPES),
        placeHolders: textByLanguage(MOST_TITLE_LENGTH),
        minLength: whole(0, MOST_LENGTH),
        maxLength: whole(1, MOST_LENGTH),
        required: vine.boolean({ strict: true }),
        options: vine
          .array(vine.string().trim().minLength(1).maxLength(MOST_TITLE_LENGTH))
          .maxLength(MOST_OPTIONS)
          .distinct(),
      })
    )
    .maxLength(MOST_FIELDS)

type Form = Omit<PaymentField, 'title' | 'placeHolder'>

/**
 * Throws 422 `validationFailed` at the first field that no player could fill in: `alreadyExists` for a name of an earlier
 * field, `amountTooSmall` [minLength] for a maxLength below it, `isRequiredArea` for a `select` without options,
 * `tooManyEntries` for options of another type, `minLengthMaxLength` for those of a length that the field refuses.
 */
export function requireFillable(fields: readonly Form[]): void {
  for (const [index, { name, type, minLength, maxLength, options }] of fields.entries()) {
    const at = `fields.${index}`
    if (fields.findIndex((field) => field.name === name) < index) {
      throw AppError.field(`${at}.name`, 'alreadyExists')
    }
    if (maxLength < minLength) {
      throw AppError.field(`${at}.maxLength`, 'amountTooSmall', [minLength])
    }
    if (type === 'select' && options.length === 0) {
      throw AppError.field(`${at}.options`, 'isRequiredArea')
    }
    const fits = ({ length }: string) => length >= minLength && length <= maxLength
    if (type !== 'select' && options.length > 0) {
      throw AppError.field(`${at}.options`, 'tooManyEntries', [0])
    }
    if (!options.every(fits)) {
      const bounds = ['options', minLength, maxLength]
      throw AppError.field(`${at}.options`, 'minLengthMaxLength', bounds)
    }
  }
}
