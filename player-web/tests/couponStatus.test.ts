import { describe, expect, test } from 'vitest'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { selectionState, selectionTone } from '../src/features/coupons/coupon/couponStatus.ts'

const { waiting, lost, sold, cancelled } = COUPON_STATUS

describe('a selection', () => {
  test('is open while its coupon is open', () => {
    expect(selectionState(waiting, null)).toBe('open')
    expect(selectionState(lost, null)).toBe('open')
    expect(selectionTone('open')).toBe('waiting')
  })

  test("shows the coupon's end once the coupon was sold or cancelled", () => {
    expect(selectionState(sold, null)).toBe('sold')
    expect(selectionState(cancelled, null)).toBe('cancelled')
    expect([selectionTone('sold'), selectionTone('cancelled')]).toEqual(['neutral', 'neutral'])
  })

  test('keeps the result that it had before', () => {
    expect(selectionState(sold, 'won')).toBe('won')
    expect(selectionState(cancelled, 'void')).toBe('void')
    expect(selectionState(sold, 'won 1/2')).toBe('deadHeat')
  })
})
