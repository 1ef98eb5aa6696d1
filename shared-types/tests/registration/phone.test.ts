import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '../../src/accounts/country_codes.ts'
import { DIALLING_CODES } from '../../src/registration/dialling_codes.ts'
import { emailKey } from '../../src/registration/email.ts'
import { phoneKey } from '../../src/registration/phone.ts'

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
