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
    for (const typed of ['+49 151 23456789', '004915123456789']) {
      expect(cellPhoneFault(typed, '90')?.key).toBe('numberRequired')
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
