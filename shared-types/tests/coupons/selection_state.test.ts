import { describe, expect, it } from 'vitest'
import { COUPON_STATUS } from '../../src/coupons/model/coupon_words.ts'
import { stateWithoutResult } from '../../src/coupons/model/selection_state.ts'

describe('a selection without a result', () => {
  it('is open while its coupon waits for results, and where it is lost already', () => {
    for (const name of ['waiting', 'won', 'lost'] as const) {
      expect(stateWithoutResult(COUPON_STATUS[name]), name).toBe('open')
    }
  })

  it('stands as its coupon does, once that was sold or cancelled', () => {
    expect(stateWithoutResult(COUPON_STATUS.sold)).toBe('sold')
    expect(stateWithoutResult(COUPON_STATUS.cancelled)).toBe('cancelled')
  })
})
