/** Every field that is not a name, typed on the keyboards of the 18 languages (rules 8.18). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { identityKey } from '../../src/accounts/identity_key.ts'
import {
  plainCode,
  plainNumber,
  plainTyped,
  plainWhole,
  typedLine,
} from '../../src/core/typed_text.ts'
import { readTicketCode } from '../../src/coupons/model/ticket_code.ts'
import { LANGUAGES } from '../../src/languages/table.ts'
import { parseMoney } from '../../src/money/parse_money.ts'
import { parseOdds } from '../../src/money/parse_odds.ts'
import { paymentFieldFault, plainValue, formValue } from '../../src/payments/field_faults.ts'
import type { PaymentFieldType } from '../../src/payments/fields.ts'
import { isIban, plainIban, shownIban } from '../../src/payments/iban.ts'
import { emailKey, isEmail } from '../../src/registration/email.ts'
import { fieldFault } from '../../src/registration/faults.ts'
import { REGISTRATION_FIELDS, type RegistrationForm } from '../../src/registration/form.ts'
import { cellPhoneFault, phoneCodeFault, phoneKey } from '../../src/registration/phone.ts'
import { isTurkishIdentity } from '../../src/registration/turkish_identity.ts'

const ARABIC = 0x660
const PERSIAN = 0x6f0
const FULL_WIDTH = 0xff10

/** Where the digits of a keyboard begin; the others type Latin ones. */
const DIGITS: Readonly<Record<string, number>> = {
  aa: ARABIC,
  iq: ARABIC,
  fa: PERSIAN,
  cw: FULL_WIDTH,
}

/** A plain text as the keyboard of a language types it. */
function typedOn(language: string, plain: string): string {
  const zero = DIGITS[language]
  const text = zero
    ? plain.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
    : plain
  return language === 'cw'
    ? text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    : text
}

const UNSEEN = [
  '\u202a',
  '\u202c',
  '\u202d',
  '\u200e',
  '\u200f',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u00ad',
]

const paymentOf = (type: PaymentFieldType) => (text: string) => {
  const field = {
    name: 'a',
    title: 'A',
    placeHolder: '',
    minLength: 0,
    maxLength: 60,
    required: true,
  }
  return [paymentFieldFault({ ...field, type, options: [] }, text), plainValue(type, text)]
}

const FORM: RegistrationForm = {
  username: 'zeynep1',
  password: 'ab12cd34ef',
  repeatPassword: 'ab12cd34ef',
  email: 'zeynep@example.com',
  firstName: 'Zeynep',
  lastName: 'Şahin',
  birthDate: '1990-05-17',
  gender: 'f',
  identityNumber: '10000000146',
  countryCode: 'TR',
  city: 'İzmir',
  address: 'Deniz 5',
  postCode: '35220',
  phoneCode: '90',
  cellPhone: '5321234567',
  currency: 'TRY',
  promotionCode: 'WELCOME-10',
  affiliateCode: 'ab12',
}
const TERMS = {
  mobileRequired: true,
  nationalIdRequired: true,
  refuseCommonPasswords: true,
  brandWords: [],
  countryCodes: ['TR'],
  nowMs: Date.UTC(2026, 10, 29),
}

/** How a field reads what was typed, and a text that it accepts. */
const FIELDS: readonly [name: string, plain: string, read: (text: string) => unknown][] = [
  ['amount', '1250', (text) => parseMoney(text, 'en')],
  ['whole number', '90', (text) => plainWhole(text, 3)],
  ['odds', '185', parseOdds],
  ['ticket code', '10010100000000011234567890', readTicketCode],
  ['code of a card', 'ABCD-EFGH-JKLM-2345', plainCode],
  ['identity number', '12345678A', identityKey],
  ['Turkish identity number', '10000000146', isTurkishIdentity],
  ['account number', 'TR330006100519786457841326', (text) => [isIban(text), plainIban(text)]],
  ['phone', '5321234567', (text) => [cellPhoneFault(text, '90'), phoneKey('90', text)]],
  ['dialling code', '+90', (text) => [phoneCodeFault(text), phoneKey(text, '5321234567')]],
  ['mail address', 'zeynep@example.com', (text) => [isEmail(text), emailKey(text)]],
  ['number of a payment', '12345', paymentOf('number')],
  ['amount of a payment', '12345', paymentOf('amount')],
  ['day of a payment', '17-05-1990', paymentOf('date')],
  ['moment of a payment', '17-05-1990 18:45', paymentOf('datetime')],
  ['time of a payment', '18:45', paymentOf('time')],
  ['mail of a payment', 'a@example.com', paymentOf('email')],
  ['account of a payment', 'TR330006100519786457841326', paymentOf('iban')],
  ['identity of a payment', '10000000146', paymentOf('identityNumber')],
  ['typed digits of a payment', '12345', (text) => formValue('number', text, 'tr')],
  ['typed amount of a payment', '12345', (text) => formValue('amount', text, 'tr')],
  ...REGISTRATION_FIELDS.filter(
    (field) => !/password|name$|gender|currency|countryCode|city|address/i.test(field)
  ).map((field): (typeof FIELDS)[number] => [
    `${field} of a registration`,
    FORM[field],
    (text) => fieldFault(field, { ...FORM, [field]: text }, TERMS),
  ]),
]

describe.each(FIELDS)('the field %s', (_, plain, read) => {
  test.each(LANGUAGES.map(({ code }) => code))('reads the keyboard of %s', (language) => {
    expect(read(typedOn(language, plain))).toEqual(read(plain))
  })

  test('does not see what nobody sees', () => {
    const place = fc.tuple(fc.nat({ max: plain.length }), fc.constantFrom(...UNSEEN))
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 4 }),
        fc.constantFrom('', ' ', '\u00a0'),
        (marks, edge) => {
          const letters = [...plain, '']
          for (const [at, mark] of marks) letters[at] = mark + (letters[at] ?? '')
          expect(read(edge + letters.join('') + edge)).toEqual(read(plain))
        }
      )
    )
  })

  test('answers any text, of any length', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constant('۱'.repeat(10_000))
    )
    fc.assert(fc.property(texts, (text) => void read(text)))
  })
})

test.each([
  ['١٢٫٥٠', 'aa', 1250],
  ['۱۲٫۵', 'fa', 1250],
  ['۱۲٫۵', 'iq', 1250],
  ['١٢٬٥٠٠', 'aa', 1250000],
  ['١٢٬٥٠٠٫٥٠', 'tr', 1250050],
  ['１２．５０', 'cw', 1250],
  ['12。5', 'cw', 1250],
  ['١٢،٥٠', 'aa', 1250],
  ['\u202d12.50\u202c', 'en', 1250],
  ['\u22123,10', 'tr', -310],
  ['12\u202f500,25', 'fr', 1250025],
  ['١٬٢', 'aa', null],
  ['²5', 'en', null],
  ['۱۵۰/۵', 'fa', 15050],
  ['\u200f۱۵۰\u200e/۵', 'en', 15050],
  ['150/5', 'fa', null],
  ['۱/۲/۳', 'fa', null],
  ['1,150', 'en', 115000],
  ['2,500.00', 'en', 250000],
  ['1.150,50', 'tr', 115050],
  ['1,150.5', 'fa', 115050],
  // read in two ways, or not at all
  ['1 5', 'en', null],
  ['100 50', 'fr', null],
  ['1 250,50', 'tr', 125050],
])('the amount %s in %s is %s', (text, language, minor) => {
  expect(parseMoney(text, language)).toBe(minor)
})

test.each([
  ['１．８５', 1850],
  ['١٫٨٥', 1850],
  ['۱٫۸۵', 1850],
  ['1\u200e.85', 1850],
  ['۱/۸۵', 1850],
  ['1/85', null],
  ['۱٬۸۵', null],
  ['۱٬۲۵۰', 1_250_000],
])('the price %s is %s thousandths', (text, milli) => {
  expect(parseOdds(text)).toBe(milli)
})

test('the letters i of Turkish are those of plain Latin in names of accounts and in codes', () => {
  expect(plainTyped('İsmail1')).toBe('Ismail1')
  expect(emailKey('İsmail@Example.com')).toBe('ismail@example.com')
  expect(plainIban('İT60 X054 2811 1010 0000 0123 456')).toBe('IT60X0542811101000000123456')
  expect(shownIban('tr330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26')
  expect(shownIban('no account number')).toBe('no account number')
})

test('a code in letters that look like Latin ones is the code', () => {
  expect(plainCode('авс-е12')).toBe('ABCE12')
  expect(plainCode('ΑΒ–Ε１２')).toBe('ABE12')
})

test('a number keeps no sign of groups of the Arabic keyboard', () => {
  expect(plainNumber(' ١٢٬٥٠٠٫٥ ')).toBe('12500.5')
})

describe('a line that people write', () => {
  test.each([
    ['  Ayşe  Nur ', 'Ayşe  Nur'],
    ['می\u200cلاد', 'می\u200cلاد'],
    ['\u202eAb\u200bc\u0000', 'Abc'],
    ['a\nb\tc', 'a b c'],
    ['قـلم', 'قـلم'],
    ['\u200c\u200d', ''],
    ['\u3164\u115f\uffa0\u034f\u2800', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(typedLine(typed)).toBe(kept)
  })

  test('kept once, it stays as it is, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const kept = typedLine(typed)
        expect(typedLine(kept)).toBe(kept)
        expect(kept).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\u3164]/u)
      })
    )
  })
})
