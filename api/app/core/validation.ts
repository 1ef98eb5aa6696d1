/** VineJS speaks the error catalogue: every rule's message is a key in pipe form. Import `vine` from here. */
import vine, { SimpleMessagesProvider } from '@vinejs/vine'

vine.messagesProvider = new SimpleMessagesProvider({
  'required': 'isRequiredArea',
  'string': 'invalidValue',
  'number': 'numberRequired',
  'email': 'emailRequired',
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

/** Decimal odds in thousandths. */
export const oddsMilli = () =>
  vine.number({ strict: true }).withoutDecimals().min(1001).max(10_000_000)

export { vine }
