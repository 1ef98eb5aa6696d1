import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REPEAT_WITHIN_DAYS } from '@grandstand/shared-types/core/idempotency'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { beginAttempts, storedAttempts } from '../src/features/betslip/placing/attempts.ts'

const DAY_MS = 24 * 3_600_000
const body: PlaceCouponBody = {
  kind: 'single',
  selections: [],
  totalStakeMinor: 100,
  oddsChange: 'ask',
}

describe('A coupon whose answer was lost', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.useRealTimers())

  it('is sent again only while the server still knows its key', () => {
    vi.useFakeTimers()
    const [attempt] = beginAttempts([body])
    vi.advanceTimersByTime(REPEAT_WITHIN_DAYS * DAY_MS - 1)
    expect(storedAttempts()).toEqual([attempt])
    vi.advanceTimersByTime(1)
    expect(storedAttempts()).toEqual([])
  })
})
