/** Fields of the browser keep what was typed or pasted, on any keyboard, or refuse it by name and bound (rules 8.18): registration. */
import type { RegistrationForm } from '@grandstand/shared-types/registration/form'
import { cleanup, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AccountStep } from '../../src/features/register/AccountStep.tsx'
import { ContactStep } from '../../src/features/register/ContactStep.tsx'
import { PersonStep } from '../../src/features/register/PersonStep.tsx'
import { useRegistration, type Registration } from '../../src/features/register/useRegistration.ts'
import { withPageTexts } from '../../src/i18n/index.ts'
import { useEffect } from 'react'
import { typings, show, fieldOf, type, isRefused, reasonOf } from './support.tsx'

beforeAll(withPageTexts(['register'], () => Promise.resolve()))
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)))

const FORM: RegistrationForm = {
  username: 'zeynep1',
  password: 'ab12cd34ef',
  repeatPassword: 'ab12cd34ef',
  email: 'zeynep1@example.com',
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
  promotionCode: 'WELCOME10',
  affiliateCode: '',
}
const TERMS = {
  mobileRequired: true,
  nationalIdRequired: true,
  refuseCommonPasswords: true,
  brandWords: [],
  countryCodes: ['TR'],
  countryOfVisitor: 'TR',
}

const report = vi.fn<(of: Registration) => void>()
const now = (): Registration => {
  const of = report.mock.lastCall?.[0]
  if (!of) throw new Error('no form')
  return of
}

function Steps() {
  const registration = useRegistration(TERMS, FORM)
  useEffect(() => report(registration))
  return (
    <>
      <AccountStep of={registration} />
      <PersonStep of={registration} />
      <ContactStep of={registration} />
    </>
  )
}

const LINES = ['firstName', 'lastName', 'city', 'address'] as const
const CODES = [
  'username',
  'email',
  'identityNumber',
  'postCode',
  'cellPhone',
  'promotionCode',
] as const

describe('registration', () => {
  test.each(CODES)('%s keeps every keyboard, and is right', (name) => {
    for (const text of typings(FORM[name])) {
      show(<Steps />)
      type(fieldOf(name), text)
      // the kind `email` of the browser drops spaces around it
      expect(fieldOf(name).value.trim()).toBe(text.trim())
      expect(isRefused(fieldOf(name))).toBe(false)
      cleanup()
    }
  })

  test.each([...CODES, ...LINES, 'password', 'repeatPassword'] as const)(
    '%s keeps a text that is too long, and is refused with its bound',
    (name) => {
      show(<Steps />)
      const text = `${FORM[name]}${'1'.repeat(10_000)}`
      type(fieldOf(name), text)
      expect(fieldOf(name).value).toBe(text)
      expect(isRefused(fieldOf(name))).toBe(true)
      expect(reasonOf(fieldOf(name))).toMatch(/\d/)
      expect(now().faultOf(name)).not.toBeNull()
    }
  )

  test('a user name of 20 letters with marks is that name', () => {
    show(<Steps />)
    type(fieldOf('username'), `\u202a${'a'.repeat(20)}\u202c`)
    expect(isRefused(fieldOf('username'))).toBe(false)
  })

  test('an identity number with spaces is the number', () => {
    show(<Steps />)
    type(fieldOf('identityNumber'), '100 000 001 46')
    expect(isRefused(fieldOf('identityNumber'))).toBe(false)
  })

  test.each(['Gün', 'Yıl'])('the field %s of the birth date takes every keyboard', (label) => {
    const plain = label === 'Gün' ? '17' : '1990'
    for (const text of typings(plain)) {
      show(<Steps />)
      const field = screen.getByLabelText<HTMLInputElement>(label)
      type(field, text)
      expect(now().form.birthDate).toBe('1990-05-17')
      expect(field.value).toBe(plain)
      cleanup()
    }
  })

  test.each(['17.05.1990', '۱۷/۵/۱۹۹۰', '\u202a17-05-1990\u202c', '1990-05-17'])(
    'the whole day %s can be pasted',
    (text) => {
      show(<Steps />)
      type(screen.getByLabelText<HTMLInputElement>('Gün'), text)
      expect(now().form.birthDate).toBe('1990-05-17')
      expect(screen.getByLabelText<HTMLInputElement>('Yıl').value).toBe('1990')
    }
  )

  test.each(['171', '1x', 'abc'])('the day %s is kept and refused', (text) => {
    show(<Steps />)
    const field = screen.getByLabelText<HTMLInputElement>('Gün')
    type(field, text)
    expect(field.value).toBe(text)
    expect(now().faultOf('birthDate')?.key).toBe('dateRequired')
  })

  test('a number of another country is refused for its country', () => {
    show(<Steps />)
    type(fieldOf('cellPhone'), '+1 2125551234')
    expect(reasonOf(fieldOf('cellPhone'))).toBe(
      'Numara başka bir ülkenin koduyla başlıyor. O ülkenin kodunu seç.'
    )
    type(fieldOf('cellPhone'), '532abc')
    expect(reasonOf(fieldOf('cellPhone'))).not.toContain('ülke')
  })
})
