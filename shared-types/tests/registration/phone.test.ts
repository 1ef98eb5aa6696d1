import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '../../src/accounts/country_codes.ts'
import { DIALLING_CODES } from '../../src/registration/dialling_codes.ts'
import { emailKey } from '../../src/registration/email.ts'
import { cellPhoneFault, phoneKey, phoneText } from '../../src/registration/phone.ts'

describe('a phone', () => {
  it('is the same number however it is typed', () => {
    const keys = ['0532 123 45 67', '532-123-4567', '(532) 123.45.67'].map((typed) =>
      phoneKey('+90', typed)
    )
    expect(new Set([...keys, phoneKey('90', '5321234567')])).toEqual(new Set(['905321234567']))
  })

  it('has a dialling code in every country', () => {
    expect(Object.keys(DIALLING_CODES).sort()).toEqual([...COUNTRY_CODES].sort())
    for (const code of Object.values(DIALLING_CODES)) expect(code).toMatch(/^[1-9]\d{0,3}$/)
  })
})

describe('an address', () => {
  it('is the same in capitals', () => {
    expect(emailKey(' Zeynep@Example.COM')).toBe('zeynep@example.com')
  })
})

describe('a number with its dialling code in front', () => {
  it.each([
    ['90', '905321234567'],
    ['90', '00905321234567'],
    ['90', '+90 532 123 45 67'],
    ['+90', '+90 (0) 532 123 45 67'],
    ['0090', '0532 123 45 67'],
    ['90', '۰۵۳۲۱۲۳۴۵۶۷'],
    ['90', '\u202a5321234567\u202c'],
  ])('is the number of one person: %s %s', (code, typed) => {
    expect(cellPhoneFault(typed, code)).toBeNull()
    expect(phoneKey(code, typed)).toBe('905321234567')
  })

  it.each([
    ['7', '9161234567', ['89161234567', '8 (916) 123-45-67', '+7 8 916 1234567', '79161234567']],
    ['370', '61234567', ['861234567', '061234567', '+370 8 61234567', '37061234567']],
    ['375', '291234567', ['80291234567', '8 029 1234567', '+375 (29) 1234567']],
    ['36', '201234567', ['06201234567', '06 20 123 4567', '0036201234567']],
    ['36', '12345678', ['0612345678', '+36 06 1 2345678']],
    ['52', '5512345678', ['15512345678', '0445512345678', '+52 1 55 1234 5678']],
    ['998', '901234567', ['8901234567', '+998 90 1234567']],
    ['90', '5321234567', ['0905321234567', '090 532 123 45 67']],
    ['44', '7911123456', ['07911123456', '+44 (0)7911 123456', '00447911123456']],
  ])('code %s: %s is the same behind what is dialled inside the country', (code, number, forms) => {
    expect(phoneKey(code, number)).toBe(code + number)
    for (const typed of forms) {
      expect(cellPhoneFault(typed, code), typed).toBeNull()
      expect(phoneKey(code, typed), typed).toBe(code + number)
      expect(phoneText(code, typed), typed).toBe(`+${code} ${number}`)
    }
  })

  it.each([
    // numbers that begin like what is dialled before others
    ['7', '8001234567'],
    ['370', '80012345'],
    ['36', '612345678'],
    ['52', '8112345678'],
  ])('code %s: %s is whole', (code, number) => {
    expect(phoneKey(code, number)).toBe(code + number)
  })

  it.each([
    // a mobile number of Kazakhstan, of Italy and of Brazil begins like the code
    ['7', '7011234567', '77011234567'],
    ['7', '77011234567', '77011234567'],
    ['39', '3912345678', '393912345678'],
    ['55', '55991234567', '5555991234567'],
    ['55', '5555991234567', '5555991234567'],
    ['372', '3725123456', '3725123456'],
    ['45', '4512345678', '4512345678'],
    ['98', '۹۱۲۳۴۵۶۷۸۹', '989123456789'],
  ])('is told from one that begins like the code: %s %s is %s', (code, typed, key) => {
    expect(phoneKey(code, typed)).toBe(key)
  })

  it('is refused with the code of another country', () => {
    for (const typed of ['+49 151 23456789', '004915123456789', '＋۴۹ (151) 2345-6789']) {
      expect(cellPhoneFault(typed, '90'), typed).toEqual({ key: 'phoneOtherCountry', params: [] })
    }
    for (const typed of ['+49 mobile', '+90 mobile', '0532+49', 'mobile']) {
      expect(cellPhoneFault(typed, '90')?.key, typed).toBe('numberRequired')
    }
  })
})

it.each([
  ['+90', '05321234567', '+90 5321234567'],
  ['90', '+90 532 123 45 67', '+90 5321234567'],
  ['90', '5321234567', '+90 5321234567'],
  ['+39', '0612345678', '+39 0612345678'],
  ['', '05321234567', '05321234567'],
])('a number is shown as it is dialled from abroad: %s and %s', (code, number, shown) => {
  expect(phoneText(code, number)).toBe(shown)
})
