/** Fields of the browser keep what was typed or pasted, on any keyboard, or refuse it by name and bound (rules 8.18): the profile and payments. */
import { fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AccountProvider } from '../../src/features/account/AccountProvider.tsx'
import { PaymentForm } from '../../src/features/money/form/PaymentForm.tsx'
import { ProfileForm } from '../../src/features/panel/ProfileForm.tsx'
import { withPageTexts } from '../../src/i18n/index.ts'
import { tableField } from '../../../shared-types/tests/payments/form_table.ts'
import { PLAYER } from '../slipSupport.tsx'
import type { PaymentMethodView } from '@grandstand/shared-types/wire/money/payments'
import { typings, show, fieldOf, type, isRefused, reasonOf } from './support.tsx'

beforeAll(withPageTexts(['panel', 'money', 'payments'], () => Promise.resolve()))
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)))

describe('the profile', () => {
  const PROFILE = {
    firstName: 'Zeynep',
    lastName: 'Şahin',
    email: null,
    phoneCode: null,
    cellPhone: null,
    birthDate: null,
    identityNumber: null,
    gender: 'f',
    countryCode: 'TR',
    city: 'İzmir',
    address: 'Deniz 5',
    postCode: '35220',
    autoPrint: false,
    language: 'tr',
    createdAt: 0,
  } as const
  const showProfile = () =>
    show(
      <AccountProvider>
        <ProfileForm profile={PROFILE} />
      </AccountProvider>
    )

  test('keeps every keyboard', () => {
    showProfile()
    for (const text of typings('35220')) {
      type(fieldOf('postCode'), text)
      expect(fieldOf('postCode').value).toBe(text)
      expect(isRefused(fieldOf('postCode'))).toBe(false)
    }
  })

  test.each(['city', 'postCode', 'address'])(
    'refuses a %s that is too long, and sends nothing',
    (name) => {
      const sent = vi.fn(() => new Promise(() => undefined))
      showProfile()
      vi.stubGlobal('fetch', sent)
      type(fieldOf(name), 'x'.repeat(10_000))
      fireEvent.submit(fieldOf(name).form ?? document.body)
      expect(fieldOf(name).value).toHaveLength(10_000)
      expect(reasonOf(fieldOf(name))).toMatch(/80|20|255/)
      expect(sent).not.toHaveBeenCalled()
      expect(document.activeElement).toBe(fieldOf(name))
    }
  )
})

describe.each(['deposit', 'withdrawal'] as const)('a %s', (direction) => {
  const VALUES = {
    number: '12345',
    amount: '1250',
    iban: 'TR330006100519786457841326',
    identityNumber: '10000000146',
    date: '17.05.1990',
    time: '18:45',
    text: 'Kadıköy 12',
  } as const
  const TYPES = Object.keys(VALUES) as (keyof typeof VALUES)[]
  const method: PaymentMethodView = {
    id: 1,
    categoryId: 1,
    name: 'Banka',
    payType: 'bank',
    payTag: '660',
    logo: null,
    infoFields: [],
    fields: TYPES.map((one) => tableField(one)),
    minMinor: 100,
    maxMinor: 0,
    feePercentMilli: 0,
    feeFixedMinor: 0,
    banks: 'none',
  }

  test.each([0, 1, 2, 3, 4, 5, 6])('is sent as it was meant, typing %s', async (at) => {
    const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
    sent.mockReturnValue(new Promise(() => undefined))
    vi.stubGlobal('fetch', sent)
    show(
      <PaymentForm
        direction={direction}
        method={method}
        me={{ ...PLAYER, balances: { ...PLAYER.balances, withdrawable: 1_000_000 } }}
        onTaken={() => undefined}
      />
    )
    const typed = (plain: string) => typings(plain)[at] ?? ''
    type(fieldOf('amountMinor'), typed('150'))
    expect(fieldOf('amountMinor').value).toBe(typed('150'))
    for (const one of TYPES) {
      type(fieldOf(one), typed(VALUES[one]))
      expect(fieldOf(one).value.replace(/[^\p{L}\p{N}]/gu, '')).toHaveLength(
        VALUES[one].replace(/[^\p{L}\p{N}]/gu, '').length
      )
    }
    fireEvent.submit(fieldOf('number').form ?? document.body)
    await vi.waitFor(() => expect(sent).toHaveBeenCalled())
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
    // before a withdrawal, the player's bonuses are asked for
    if (direction === 'deposit') {
      expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toMatchObject({
        amountMinor: 15_000,
      })
    }
  })
})
