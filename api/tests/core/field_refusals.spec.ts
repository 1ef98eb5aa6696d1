/** What a refused field says: the rule and its bound, never only that the value is wrong. */
import { test } from '@japa/runner'
import { errors } from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { inForm, timeZone, vine } from '#core/requests/validation'

const MESSAGES: [rule: string, field: () => SchemaTypes, value: unknown, says: string][] = [
  ['text', () => vine.string(), 7, 'wrongType|text'],
  ['least length', () => vine.string().minLength(3), 'ab', 'minLengthMaxLength|field|3|'],
  ['exact length', () => vine.string().fixedLength(3), 'ab', 'minLengthMaxLength|field|3|3'],
  ['form', () => vine.string().use(inForm(/^[A-Z]{2}$/, 'TR')), 'tr', 'formWrong|TR'],
  ['time zone', () => timeZone(), 'Mars', 'formWrong|Europe/Istanbul'],
  ['choice of words', () => vine.enum(['won', 'lost']), 'x', 'notOneOf|won,lost'],
  ['choice of numbers', () => vine.number().in([58, 80]), 70, 'notOneOf|58,80'],
  ['yes or no', () => vine.boolean(), 'perhaps', 'notOneOf|true, false'],
  ['whole number', () => vine.number().withoutDecimals(), 1.5, 'wholeNumber'],
  ['above zero', () => vine.number().positive(), -1, 'amountTooSmall|1'],
  ['least', () => vine.number().min(5), 4, 'amountTooSmall|5'],
  ['most', () => vine.number().max(5), 6, 'amountTooLarge|5'],
  ['list', () => vine.array(vine.number()), 'x', 'wrongType|list'],
  ['shortest list', () => vine.array(vine.number()).minLength(2), [1], 'tooFewEntries|2'],
  ['longest list', () => vine.array(vine.number()).maxLength(1), [1, 2], 'tooManyEntries|1'],
  ['each once', () => vine.array(vine.number()).distinct(), [1, 1], 'repeatedEntry'],
  ['object', () => vine.object({}), 'x', 'wrongType|object'],
  ['by name', () => vine.record(vine.number()), 'x', 'wrongType|object'],
]

test.group('Refused fields', () => {
  test('name their rule and its bound: {0}')
    .with(MESSAGES)
    .run(async ({ assert }, [rule, field, value, says]) => {
      const validator = vine.compile(vine.object({ field: field() }))
      const [error] = await validator.tryValidate({ field: value })
      assert.instanceOf(error, errors.E_VALIDATION_ERROR, rule)
      assert.containsSubset(error?.messages, [{ field: 'field', message: says }], rule)
    })
})
