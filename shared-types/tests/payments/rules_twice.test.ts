/** The rules of payments against a second, plain implementation of each. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail } from '../../src/registration/email.ts'
import { amountFault, feeOf } from '../../src/payments/amounts.ts'
import { paymentFieldFault } from '../../src/payments/field_faults.ts'
import {
  PAYMENT_FIELD_TYPES,
  type PaymentField,
  type PaymentFieldType,
} from '../../src/payments/fields.ts'
import { isIban } from '../../src/payments/iban.ts'
import { isDay, isMoment, isTime } from '../../src/payments/written_times.ts'

const RUNS = { numRuns: 2_000 }

const two = (count: number) => String(count).padStart(2, '0')
const DIGITS = '0123456789'
const isDigits = (text: string) => text !== '' && [...text].every((one) => DIGITS.includes(one))

/** By the lengths of the months; no year below 100. */
function plainDay(text: string): boolean {
  const parts = text.split('-')
  const [day = '', month = '', year = ''] = parts
  if (parts.length !== 3 || !parts.every(isDigits)) return false
  if (day.length !== 2 || month.length !== 2 || year.length !== 4 || Number(year) < 100) {
    return false
  }
  const isLeap = Number(year) % 400 === 0 || (Number(year) % 4 === 0 && Number(year) % 100 !== 0)
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  const length = lengths[Number(month) - 1] ?? 0
  return Number(day) >= 1 && Number(day) <= length
}

const TIMES = new Set(
  Array.from({ length: 1440 }, (_, minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`)
)

const plainMoment = (text: string) =>
  text.length === 16 && text[10] === ' ' && plainDay(text.slice(0, 10)) && TIMES.has(text.slice(11))

/** The number of all digits at once, letters as 10 to 35. */
function plainIban(text: string): boolean {
  const kept = [...text].filter((one) => one.trim() !== '' && one !== '-')
  if (kept.length < 15 || kept.length > 34) return false
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const values = kept.map((one) =>
    letters.includes(one)
      ? letters.indexOf(one) + 10
      : (DIGITS + letters.toUpperCase()).indexOf(one)
  )
  if (values.includes(-1)) return false
  const [first = 0, second = 0, third = 99, fourth = 99] = values
  if (first < 10 || second < 10 || third > 9 || fourth > 9) return false
  const isTurkish = first === 29 && second === 27
  if (isTurkish && (values.length !== 26 || values.slice(2).some((value) => value > 9))) {
    return false
  }
  const digits = [...values.slice(4), ...values.slice(0, 4)].join('')
  return BigInt(digits) % 97n === 1n
}

function plainIdentity(text: string): boolean {
  if (text.length !== 11 || !isDigits(text) || text.startsWith('0')) return false
  const d = [...text].map(Number)
  const at = (place: number) => d[place - 1] ?? 0
  const odd = at(1) + at(3) + at(5) + at(7) + at(9)
  const even = at(2) + at(4) + at(6) + at(8)
  const tenth = (odd * 7 - even + 100) % 10
  return at(10) === tenth && at(11) === (odd + even + tenth) % 10
}

const isOfWords = (type: PaymentFieldType) => ['textarea', 'select'].includes(type)

/** The key of the rule that a value breaks, as the specification lists the rules. */
function plainFault(field: PaymentField, typed: string): string | null {
  // spaces around a value of these types do not count
  const value = isOfWords(field.type) ? typed : typed.trim() || typed
  if (!field.required && value.length === 0) return null
  if (value.length < field.minLength) return 'minLengthMaxLength'
  if (value.length > field.maxLength) return 'minLengthMaxLength'
  const { type } = field
  if ((type === 'date' || type === 'birthdate') && !plainDay(value)) return 'dateRequired'
  if (type === 'datetime' && !plainMoment(value)) return 'datetimeRequired'
  if (type === 'email' && !isEmail(value)) return 'emailRequired'
  if ((type === 'number' || type === 'amount') && !isDigits(value.split('.').join(''))) {
    return 'numberRequired'
  }
  if (type === 'time' && !TIMES.has(value)) return 'timeRequired'
  if (type === 'select' && !field.options.some((option) => option === value)) return 'unknownEntry'
  if (type === 'iban' && !plainIban(value)) return 'ibanWrong'
  if (type === 'identityNumber' && !plainIdentity(value)) return 'identityNumberWrong'
  return field.required && value.trim().length === 0 ? 'isRequiredArea' : null
}

const nearDay = fc
  .tuple(
    fc.integer({ min: 0, max: 33 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 2_500 })
  )
  .map(([day, month, year]) => `${two(day)}-${two(month)}-${String(year).padStart(4, '0')}`)
const nearTime = fc
  .tuple(fc.integer({ min: 0, max: 26 }), fc.integer({ min: 0, max: 62 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`)
const nearMoment = fc.tuple(nearDay, nearTime).map(([day, time]) => `${day} ${time}`)
const nearNumber = fc.string({ unit: fc.constantFrom(...'0123456789.,-e '), maxLength: 12 })
/** With the check digits made right. */
const rightIban = fc
  .tuple(
    fc.constantFrom('TR', 'DE', 'GB', 'XK'),
    fc.string({ unit: fc.constantFrom(...DIGITS), minLength: 11, maxLength: 26 })
  )
  .map(([country, account]) => {
    const number = [...`${account}${country}00`].map((one) => parseInt(one, 36)).join('')
    return `${country}${two(Number(98n - (BigInt(number) % 97n)))}${account}`
  })
const nearIban = fc.string({ unit: fc.constantFrom(...'TRDEtr0123456789 ıß'), maxLength: 36 })
const nearIdentity = fc.string({ unit: fc.constantFrom(...DIGITS), minLength: 10, maxLength: 12 })
const value = fc.oneof(
  nearDay,
  nearTime,
  nearMoment,
  nearNumber,
  rightIban,
  nearIban,
  nearIdentity,
  fc.emailAddress(),
  fc.constantFrom('Akbank', 'Garanti', '', ' ', '    '),
  fc.string({ maxLength: 20 })
)
const field = fc.record({
  name: fc.constant('field'),
  title: fc.constant('Field'),
  type: fc.constantFrom<PaymentFieldType>(...PAYMENT_FIELD_TYPES),
  placeHolder: fc.constant(''),
  minLength: fc.integer({ min: 0, max: 12 }),
  maxLength: fc.integer({ min: 10, max: 60 }),
  required: fc.boolean(),
  options: fc.constant(['Akbank', 'Garanti']),
})

describe('a rule and its plain second implementation agree', () => {
  it('on the fault of any field and value', () => {
    fc.assert(
      fc.property(field, value, (of, text) => {
        expect(paymentFieldFault(of, text)?.key ?? null).toBe(plainFault(of, text))
      }),
      { numRuns: 10_000 }
    )
  })

  it('on days, times, and days with a time', () => {
    const texts = fc.oneof(nearDay, nearTime, nearMoment, fc.string({ maxLength: 17 }))
    fc.assert(
      fc.property(texts, (text) => {
        expect([isDay(text), isTime(text), isMoment(text)]).toEqual([
          plainDay(text),
          TIMES.has(text),
          plainMoment(text),
        ])
      }),
      RUNS
    )
  })

  it('on account numbers', () => {
    fc.assert(
      fc.property(fc.oneof(rightIban, nearIban, value), (text) => {
        expect(isIban(text)).toBe(plainIban(text))
      }),
      RUNS
    )
  })

  it('on the fee, which adds a thousandth of a percent for each whole step of the amount', () => {
    const amount = fc.integer({ min: 1, max: 5_000 })
    const percentMilli = fc.integer({ min: 0, max: 100_000 })
    const fixed = fc.integer({ min: 0, max: 1_000 })
    fc.assert(
      fc.property(amount, percentMilli, fixed, (amountMinor, feePercentMilli, feeFixedMinor) => {
        let share = 0
        while ((share + 1) * 100_000 <= amountMinor * feePercentMilli) share += 1
        const all = share + feeFixedMinor
        const fee = feeOf(amountMinor, { feePercentMilli, feeFixedMinor })
        expect(fee).toBe(all > amountMinor ? amountMinor : all)
      }),
      { numRuns: 300 }
    )
  })
})

describe('a fee', () => {
  it.each([
    [10_000, 1_500, 0, 150],
    // 1.5 % of 0.99 is 0.01485: rounded down
    [99, 1_500, 0, 1],
    [10_000, 1_500, 200, 350],
    [100, 0, 200, 100],
    [9_007_199_254_740_991, 100_000, 0, 9_007_199_254_740_991],
  ])('of %i at %i thousandths of a percent and %i is %i', (amount, share, fixed, fee) => {
    expect(feeOf(amount, { feePercentMilli: share, feeFixedMinor: fixed })).toBe(fee)
  })
})

describe('the bounds of an amount', () => {
  const bounds = { minMinor: 1_000, maxMinor: 50_000 }
  it.each([
    ['deposit', 999, 'minimumDeposit', 1_000],
    ['withdrawal', 999, 'minimumWithdrawal', 1_000],
    ['deposit', 50_001, 'maximumDeposit', 50_000],
    ['withdrawal', 50_001, 'maximumWithdrawal', 50_000],
    ['deposit', 0, 'amountTooSmall', 1_000],
    ['deposit', 1_000.5, 'amountTooSmall', 1_000],
    ['deposit', 1e308, 'amountTooSmall', 1_000],
    ['deposit', -5_000, 'amountTooSmall', 1_000],
    ['deposit', Number.NaN, 'amountTooSmall', 1_000],
  ] as const)('refuse a %s of %d: %s', (direction, amount, key, bound) => {
    expect(amountFault(direction, amount, bounds)).toEqual({ key, params: [bound] })
  })

  it.each([1_000, 50_000])('take %i', (amount) => {
    expect(amountFault('deposit', amount, bounds)).toBeNull()
  })

  it('are none at 0', () => {
    expect(amountFault('withdrawal', 1, { minMinor: 0, maxMinor: 0 })).toBeNull()
  })
})
