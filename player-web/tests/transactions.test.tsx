import type { TransactionView } from '@grandstand/shared-types/wire/money/ledger'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { TransactionTable } from '../src/features/account/TransactionTable.tsx'

const transaction = (changes: Partial<TransactionView>): TransactionView => ({
  id: 1,
  transType: 0,
  processDate: Date.UTC(2026, 10, 22),
  type: 'stake',
  amountMinor: 1000,
  lastCreditMinor: 99_000,
  pocket: 'balance',
  referenceType: 'coupon',
  referenceId: 7,
  referenceName: 'K7MQ-2XPA',
  ...changes,
})

const show = (changes: Partial<TransactionView>) =>
  render(<TransactionTable rows={[transaction(changes)]} currency="TRY" />, {
    wrapper: MemoryRouter,
  })

test('a transaction of a coupon names it by its code and leads to it', () => {
  show({})
  const link = screen.getByRole('link', { name: 'K7MQ-2XPA' })
  expect(link.getAttribute('href')).toBe('/tr/coupons/7')
})

test('a credit leads nowhere', () => {
  show({ type: 'creditSent', transType: 1, referenceType: 'user', referenceName: 'ayse' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Kredi yüklendi')).toBeTruthy()
})
