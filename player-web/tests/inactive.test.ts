import type { EvaluateContext } from '@grandstand/shared-types/coupons/evaluation/slip'
import { describe, expect, test } from 'vitest'
import { splitSlip } from '../src/features/betslip/state/inactive.ts'
import { previewOf } from '../src/features/betslip/preview/preview.ts'
import { EMPTY_SLIP, type SlipState } from '../src/features/betslip/state/slipTypes.ts'
import { LIMITS, quoteFor, slipItem } from './support.ts'

const low = slipItem({ oddsMilli: 1150 })
const fair = slipItem({ outcomeId: 801, marketId: 80, matchId: 8, oddsMilli: 2000 })
const high = slipItem({ outcomeId: 901, marketId: 90, matchId: 9, oddsMilli: 6000 })

const CONTEXT: EvaluateContext = {
  nowMs: Date.now(),
  quote: (id) =>
    [low, fair, high].filter((item) => item.outcomeId === id).map((i) => quoteFor(i))[0],
  limits: { ...LIMITS, minSelectionOddsMilli: 1200, maxSelectionOddsMilli: 5000 },
  products: { sport: 1, live: 1 },
  fundsMinor: null,
  sameCouponCount: 0,
}
const slip: SlipState = {
  ...EMPTY_SLIP,
  items: [low, fair, high],
  bankerMatchIds: [7, 8],
}

describe('selections outside the bounds of the player', () => {
  test('stay out of the coupon with the bound that they break; the others make the coupon', () => {
    const { active, inactive } = splitSlip(slip, CONTEXT)
    expect([...inactive].map(([id, { key, params }]) => [id, key, params])).toEqual([
      [701, 'selectionBelowMinOdds', [1200]],
      [901, 'selectionAboveMaxOdds', [5000]],
    ])
    expect(active.items).toEqual([fair])
    expect(active.bankerMatchIds).toEqual([8])
    const preview = previewOf(active, 1000, CONTEXT)
    expect(preview.ok).toBe(true)
    expect(preview.totalOddsMilli).toBe(2000)
    expect(preview.coupons[0]?.body.selections).toEqual([{ outcomeId: 801, oddsMilli: 2000 }])
  })

  test('leave nothing to place when they are all that is in the slip', () => {
    const { active } = splitSlip({ ...slip, items: [low, high] }, CONTEXT)
    expect(previewOf(active, 1000, CONTEXT).ok).toBe(false)
  })

  test('a slip within the bounds stays the same slip', () => {
    const fine = { ...slip, items: [fair] }
    expect(splitSlip(fine, CONTEXT).active).toBe(fine)
  })
})
