import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  debtAfter,
  hasExpired,
  ticketExpiry,
  type TicketDebt,
} from '../../src/coupons/model/ticket_validity.ts'

const DAY_MS = 86_400_000

const settlements = fc.array(
  fc.record({
    amountMinor: fc.nat({ max: 1_000 }),
    laterMs: fc.nat({ max: 400 * DAY_MS }),
    validDays: fc.nat({ max: 365 }),
  }),
  { minLength: 1, maxLength: 12 }
)

describe('What a desk owes on a ticket', () => {
  test('A15: the days begin with the last settlement that raised the amount, and with no other', () => {
    fc.assert(
      fc.property(settlements, (all) => {
        let debt: TicketDebt | null = null
        let at = 0
        let raised = { at: 0, validDays: 0 }
        let owed = -1
        for (const { amountMinor, laterMs, validDays } of all) {
          at += laterMs
          debt = debtAfter(debt, { amountMinor, at, validDays })
          if (amountMinor > owed) raised = { at, validDays }
          owed = amountMinor
          expect(debt.amountMinor).toBe(amountMinor)
          expect(debt.dueSince).toBe(raised.at)
          expect(debt.expiresAt).toBe(ticketExpiry(raised.at, raised.validDays))
        }
      })
    )
  })

  test('A15: a ticket that has expired stays so, and one that was collected as it was', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (before, amountMinor, at) => {
        const known = { amountMinor: before, dueSince: 5, expiresAt: 9 }
        const next = { amountMinor, at, validDays: 3 }
        const expired: TicketDebt = { ...known, state: 'expired' }
        const collected: TicketDebt = { ...known, state: 'collected' }
        expect(debtAfter(expired, next)).toEqual({ ...expired, amountMinor })
        expect(debtAfter(collected, next)).toEqual(collected)
      })
    )
  })

  test('A15: it is paid to the last millisecond of its days, and with 0 days for ever', () => {
    const expiresAt = ticketExpiry(1_000, 2)
    expect(expiresAt).toBe(1_000 + 2 * DAY_MS)
    const due = { state: 'due', expiresAt } as const
    expect(hasExpired(due, 1_000 + 2 * DAY_MS - 1)).toBe(false)
    expect(hasExpired(due, 1_000 + 2 * DAY_MS)).toBe(true)
    expect(hasExpired({ ...due, expiresAt: null }, Number.MAX_SAFE_INTEGER)).toBe(false)
    expect(ticketExpiry(1_000, 0)).toBeNull()
    expect(hasExpired({ state: 'collected', expiresAt }, Number.MAX_SAFE_INTEGER)).toBe(false)
  })
})
