import { describe, expect, test } from 'vitest'
import {
  couponWindow,
  defaultFilters,
  isNarrowed,
  readCouponFilters,
  writeCouponFilters,
} from '../src/features/coupons/list/couponFilters.ts'

const TODAY = new Date(2026, 10, 21).getTime()
const read = (text: string) => readCouponFilters(new URLSearchParams(text), TODAY)

describe('filters of the coupon list', () => {
  test('are the open coupons of the last 15 days, newest first, for an address without filters', () => {
    expect(read('')).toEqual({
      tab: 'open',
      from: '2026-11-06',
      to: '2026-11-21',
      type: undefined,
      order: 'newest',
      page: 1,
    })
  })

  test('are read back from the address that they write', () => {
    const filters = {
      tab: 'sold',
      from: '2026-10-01',
      to: '2026-10-31',
      type: 'system',
      order: 'oldest',
      page: 3,
    } as const
    expect(read(writeCouponFilters(filters, TODAY).slice(1))).toEqual(filters)
  })

  test('include coupons with a selection in play, and no unknown type', () => {
    expect(read('type=live').type).toBe('live')
    expect(read('type=zz').type).toBeUndefined()
  })

  test('leave defaults out of the address', () => {
    expect(writeCouponFilters(defaultFilters(TODAY), TODAY)).toBe('?')
  })

  test('ignore invalid values', () => {
    const nonsense = 'status=x&from=2026-02-31&to=yesterday&type=TK&order=up&page=-4'
    expect(read(nonsense)).toEqual(defaultFilters(TODAY))
    expect(read('page=2.7').page).toBe(2)
  })

  test('reach from the first millisecond of the first day to the last one of the last day', () => {
    const { startDate, endDate } = couponWindow(read('from=2026-11-20&to=2026-11-20'))
    expect(startDate).toBe(new Date(2026, 10, 20).getTime())
    expect(endDate).toBe(new Date(2026, 10, 21).getTime() - 1)
  })

  test('only days and type count as reasons for an empty list', () => {
    expect(isNarrowed(read('status=won&order=oldest'), TODAY)).toBe(false)
    expect(isNarrowed(read('type=single'), TODAY)).toBe(true)
    expect(isNarrowed(read('from=2026-11-20'), TODAY)).toBe(true)
  })
})
