/** VineJS speaks the error catalogue: every rule's message is a key in pipe form. Import `vine` from here. */
import vine, { SimpleMessagesProvider } from '@vinejs/vine'

/** Of what staff give for the record, in characters. */
const REASON_LENGTH = { min: 3, max: 255 }

vine.messagesProvider = new SimpleMessagesProvider({
  'required': 'isRequiredArea',
  'string': 'invalidValue',
  'number': 'numberRequired',
  'email': 'emailRequired',
  'reason.minLength': `minLengthMaxLength|{{ field }}|{{ min }}|${REASON_LENGTH.max}`,
  'reason.maxLength': `minLengthMaxLength|{{ field }}|${REASON_LENGTH.min}|{{ max }}`,
  'minLength': 'minLengthMaxLength|{{ field }}|{{ min }}|',
  'maxLength': 'minLengthMaxLength|{{ field }}||{{ max }}',
  'min': 'amountTooSmall|{{ min }}',
  'max': 'amountTooLarge|{{ max }}',
  'confirmed': 'passwordMatchError',
  '*': 'invalidValue',
})

/** A positive number of a row. */
export const rowId = () => vine.number().withoutDecimals().positive().max(Number.MAX_SAFE_INTEGER)

/** Money in minor units, at least `min`. */
export const amountMinor = (min = 1) =>
  vine.number({ strict: true }).withoutDecimals().min(min).max(1_000_000_000_000)

/** Why staff do something, for the record; the field is called `reason`. */
export const reason = () =>
  vine.string().trim().minLength(REASON_LENGTH.min).maxLength(REASON_LENGTH.max)

/** Decimal odds in thousandths. */
export const oddsMilli = () =>
  vine.number({ strict: true }).withoutDecimals().min(1001).max(10_000_000)

export { vine }
