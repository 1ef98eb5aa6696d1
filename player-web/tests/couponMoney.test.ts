import { describe, expect, test } from 'vitest'
import { isPayoutCapped, payoutToShow } from '../src/features/coupons/coupon/couponMoney.ts'

const coupon = {
  status: 0,
  totalStakeMinor: 2000,
  totalOddsMilli: 5000,
  bonusPercent: 0,
  maxPayoutMinor: 10_000,
  payoutMinor: null,
} as const

describe('the highest payout of a coupon', () => {
  test('is no cap when odds and stake make exactly this payout', () => {
    expect(isPayoutCapped(coupon)).toBe(false)
  })

  test('is not known while a selection is at the starting price', () => {
    const atStart = { ...coupon, selections: [{ priceKind: 'startingPrice' as const }] }
    expect(payoutToShow(atStart).amountMinor).toBeNull()
    expect(payoutToShow({ ...coupon, isSoldAtStart: true }).amountMinor).toBeNull()
    expect(isPayoutCapped({ ...atStart, maxPayoutMinor: 9900 })).toBe(false)
    expect(payoutToShow({ ...atStart, status: 1, payoutMinor: 9000 }).amountMinor).toBe(9000)
  })

  test('is a cap when odds and stake would make more', () => {
    expect(isPayoutCapped({ ...coupon, maxPayoutMinor: 9900 })).toBe(true)
  })

  test('counts the bonus', () => {
    expect(isPayoutCapped({ ...coupon, bonusPercent: 5 })).toBe(true)
    expect(isPayoutCapped({ ...coupon, bonusPercent: 5, maxPayoutMinor: 10_500 })).toBe(false)
  })

  test('is not called a cap once less was paid', () => {
    const capped = { ...coupon, maxPayoutMinor: 9900, status: 1 } as const
    expect(isPayoutCapped({ ...capped, payoutMinor: 9900 })).toBe(true)
    expect(isPayoutCapped({ ...capped, payoutMinor: 4000 })).toBe(false)
  })

  test('is exact beyond the safe integers', () => {
    const huge = { ...coupon, totalStakeMinor: 100_000_000, totalOddsMilli: 9_000_000_000_000 }
    expect(isPayoutCapped(huge)).toBe(true)
  })
})

describe('the payout of a coupon on screen', () => {
  test('is the highest possible payout while the coupon is open', () => {
    expect(payoutToShow(coupon)).toEqual({ label: 'coupons.maxPayout', amountMinor: 10_000 })
  })

  test('is uncollected for a ticket that won, and paid out afterwards', () => {
    const won = { ...coupon, status: 1, payoutMinor: 9000 } as const
    const waiting = payoutToShow({ ...won, isUncollected: true })
    expect(waiting).toEqual({ label: 'coupons.toPay', amountMinor: 9000 })
    expect(payoutToShow(won)).toEqual({ label: 'coupons.payout', amountMinor: 9000 })
  })
})
