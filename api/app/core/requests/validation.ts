/** VineJS with the error catalogue: every rule's message is a key in pipe form. Import `vine` from here. */
import { isCalendarDay } from '@grandstand/shared-types/core/calendar_day'
import { REASON_LENGTH } from '@grandstand/shared-types/core/reason'
import { plainTyped, typedLine } from '@grandstand/shared-types/core/typed_text'
import { findLanguage } from '@grandstand/shared-types/languages/table'
import { LEAST_ODDS_MILLI, MOST_ODDS_MILLI } from '@grandstand/shared-types/money/odds'
import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { isTimeZone } from '#core/timing/calendar_day'

vine.messagesProvider = new SimpleMessagesProvider({
  'required': 'isRequiredArea',
  'string': 'wrongType|text',
  'number': 'numberRequired',
  'email': 'emailRequired',
  'reason.minLength': `minLengthMaxLength|{{ field }}|{{ min }}|${REASON_LENGTH.max}`,
  'reason.maxLength': `minLengthMaxLength|{{ field }}|${REASON_LENGTH.min}|{{ max }}`,
  'minLength': 'minLengthMaxLength|{{ field }}|{{ min }}|',
  'maxLength': 'minLengthMaxLength|{{ field }}||{{ max }}',
  'min': 'amountTooSmall|{{ min }}',
  'max': 'amountTooLarge|{{ max }}',
  'confirmed': 'passwordMatchError',
  'positive': 'amountTooSmall|1',
  'withoutDecimals': 'wholeNumber',
  'enum': 'notOneOf|{{ choices }}',
  'in': 'notOneOf|{{ values }}',
  'literal': 'notOneOf|{{ expectedValue }}',
  'boolean': 'notOneOf|true, false',
  'accepted': 'notOneOf|true',
  'object': 'wrongType|object',
  'record': 'wrongType|object',
  'array': 'wrongType|list',
  'array.minLength': 'tooFewEntries|{{ min }}',
  'notEmpty': 'tooFewEntries|1',
  'array.maxLength': 'tooManyEntries|{{ max }}',
  'record.maxLength': 'tooManyEntries|{{ max }}',
  'fixedLength': 'minLengthMaxLength|{{ field }}|{{ size }}|{{ size }}',
  'array.fixedLength': 'wrongType|list of {{ size }}',
  'distinct': 'repeatedEntry',
  'url': 'formWrong|https://example.com',
})

/** A language of the platform by its code; another text counts as absent. */
export const languageCode = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? findLanguage(value)?.code : undefined))
    .optional()

const matching = vine.createRule(
  (value, { pattern, example }: { pattern: RegExp; example: string }, field) => {
    if (typeof value === 'string' && !pattern.test(value)) {
      field.report(`formWrong|${example}`, 'matching', field)
    }
  },
  {
    toJSONSchema: (schema, { pattern, example }) => {
      schema.pattern = pattern.source
      schema.examples = [example]
    },
  }
)

/** Text of a form; who writes another is shown the example. */
export const inForm = (pattern: RegExp, example: string) => matching({ pattern, example })

const ofCalendar = vine.createRule(
  (value, _options, field) => {
    if (typeof value === 'string' && !(FROM_2000.test(value) && isCalendarDay(value))) {
      field.report(`formWrong|${A_DAY}`, 'calendarDay', field)
    }
  },
  {
    toJSONSchema: (schema) => {
      schema.pattern = FROM_2000.source
      schema.examples = [A_DAY]
    },
  }
)
const FROM_2000 = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const A_DAY = '2026-03-31'

/** A day of the calendar of this century, `YYYY-MM-DD`: one that no month has is refused. */
export const calendarDay = () => vine.string().use(ofCalendar())

/** A query that only says in which language texts are wanted. */
export const inLanguage = vine.compile(vine.object({ lang: languageCode() }))

const knownTimeZone = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !isTimeZone(value)) {
    field.report('formWrong|Europe/Istanbul', 'timeZone', field)
  }
})

/** A text that may be emptied: reading a body makes null of an empty text. */
export const emptyableText = (most: number) =>
  vine
    .string()
    .maxLength(most)
    .parse((value) => value ?? (value === null ? '' : undefined))

/** A name, a number or a code as people type it on any keyboard, in its plain form (`plainTyped`). */
export const plainText = () =>
  vine.string().parse((value) => (typeof value === 'string' ? plainTyped(value) : value))

/** A name or an address, as people write it, without signs that nobody sees (`typedLine`). */
export const lineText = () =>
  vine.string().parse((value) => (typeof value === 'string' ? typedLine(value) : value))

/** The name of a time zone, such as `Europe/Istanbul`. */
export const timeZone = () => vine.string().maxLength(60).use(knownTimeZone())

/** Most unknown fields named in an error, since a body may have thousands. */
const MOST_NAMED = 20

const onlyKnown = vine.createRule((value, known: ReadonlySet<string>, field) => {
  if (typeof value !== 'object' || value === null) return
  const parent = field.getFieldPath()
  const unknown = Object.keys(value).filter((name) => !known.has(name))
  for (const name of unknown.slice(0, MOST_NAMED)) {
    const getFieldPath = () => (parent === '' ? name : `${parent}.${name}`)
    field.report('unknownField', 'unknownField', { ...field, getFieldPath })
  }
})

/**
 * An object with no fields but `properties`: any other is refused with `unknownField` at its name. Every object in a
 * body that moves money is made by this function. `echoed` names fields of the row that a form sends back and the
 * server ignores.
 */
export const exactObject = <P extends Record<string, SchemaTypes>>(
  properties: P,
  echoed: readonly string[] = []
) => vine.object(properties).use(onlyKnown(new Set([...Object.keys(properties), ...echoed])))

/** A field of the same form for each name. */
export const fieldsOf = <N extends string, S>(
  names: readonly N[],
  of: (name: N) => S
): Record<N, S> => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<N, S>

/** The id of a row. */
export const rowId = () => vine.number().withoutDecimals().positive().max(Number.MAX_SAFE_INTEGER)

/** Money in minor units, at least `min`. */
export const amountMinor = (min = 1) =>
  vine.number({ strict: true }).withoutDecimals().min(min).max(1_000_000_000_000)

/** The reason that staff give, stored in the audit log; the field is called `reason`. */
export const reason = () =>
  vine.string().trim().minLength(REASON_LENGTH.min).maxLength(REASON_LENGTH.max)

/** Refuses text with half a surrogate pair, on which the email rule below would crash. */
const wellFormed = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !value.isWellFormed()) {
    field.report('emailRequired', 'wellFormed', field)
  }
})

/** An email address of at most 190 characters. */
export const emailAddress = () => plainText().maxLength(190).use(wellFormed()).email()

/** Decimal odds in thousandths. */
export const oddsMilli = () =>
  vine.number({ strict: true }).withoutDecimals().min(LEAST_ODDS_MILLI).max(MOST_ODDS_MILLI)

export { vine }
