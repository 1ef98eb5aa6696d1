import type {
  EvaluateContext,
  QuotedOutcome,
} from '@grandstand/shared-types/coupons/evaluation/slip'
import { describe, expect, test } from 'vitest'
import { previewOf, spendableMinor } from '../src/features/betslip/preview/preview.ts'
import {
  EMPTY_SLIP,
  type SlipItem,
  type SlipState,
} from '../src/features/betslip/state/slipTypes.ts'
import { LIMITS, quoteFor, slipItem } from './support.ts'

const first = slipItem()
const second = slipItem({ outcomeId: 801, marketId: 80, matchId: 8, oddsMilli: 2000 })

function contextOf(quotes: QuotedOutcome[], fundsMinor: number | null = null): EvaluateContext {
  return {
    nowMs: Date.now(),
    quote: (id) => quotes.find(({ outcomeId }) => outcomeId === id),
    limits: LIMITS,
    products: { sport: 1, live: 1 },
    fundsMinor,
    sameCouponCount: 0,
  }
}

function slipOf(kind: SlipState['kind'], items: SlipItem[]): SlipState {
  return { ...EMPTY_SLIP, kind, items }
}

describe('preview of the slip', () => {
  test('a combined slip is one coupon with the product of the odds', () => {
    const preview = previewOf(
      slipOf('combined', [first, second]),
      1000,
      contextOf([quoteFor(first), quoteFor(second)])
    )
    expect(preview.ok).toBe(true)
    expect(preview.coupons).toHaveLength(1)
    expect(preview.totalOddsMilli).toBe(3700)
    expect(preview.maxPayoutMinor).toBe(3700)
  })

  test('the single tab makes one coupon of each selection, each with the stake', () => {
    const preview = previewOf(
      slipOf('single', [first, second]),
      1000,
      contextOf([quoteFor(first), quoteFor(second)])
    )
    expect(preview.coupons.map(({ body }) => body.selections)).toEqual([
      [{ outcomeId: 701, oddsMilli: 1850 }],
      [{ outcomeId: 801, oddsMilli: 2000 }],
    ])
    expect(preview.totalStakeMinor).toBe(2000)
    expect(preview.maxPayoutMinor).toBe(1850 + 2000)
  })

  test('an each-way single is one coupon of two lines, sent with the terms that the player saw', () => {
    const terms = { places: 3, divisor: 5 }
    const runner = { ...first, oddsMilli: 6000, eachWay: terms }
    const quote = { ...quoteFor(runner), placeTerms: terms }
    const preview = previewOf(slipOf('single', [runner]), 2000, contextOf([quote]))
    expect(preview.coupons[0]?.body.selections).toEqual([
      { outcomeId: 701, oddsMilli: 6000, eachWay: terms },
    ])
    expect(preview).toMatchObject({ ok: true, lineCount: 2, maxPayoutMinor: 8000 })
    const shorter = { ...quote, placeTerms: { places: 2, divisor: 4 } }
    const changed = previewOf(slipOf('single', [runner]), 2000, contextOf([shorter]))
    expect(changed).toMatchObject({ ok: false, onlyPricesChanged: true, changedCount: 1 })
  })

  test('funds are checked over all coupons together', () => {
    const quotes = [quoteFor(first), quoteFor(second)]
    const preview = previewOf(slipOf('single', [first, second]), 1000, contextOf(quotes, 1500))
    expect(preview.ofSlip).toEqual([{ key: 'insufficientCredit', params: [2000, 1500] }])
  })

  test('a changed price shows at its selection and can be accepted', () => {
    const quotes = [quoteFor(first, { oddsMilli: 1900 }), quoteFor(second)]
    const preview = previewOf(slipOf('combined', [first, second]), 1000, contextOf(quotes))
    expect(preview.onlyPricesChanged).toBe(true)
    expect(preview.ofItem.get(701)?.[0]).toMatchObject({ key: 'rateChanged', params: [1850, 1900] })
  })

  test('a started match is named as closed for good', () => {
    const quotes = [quoteFor(first, { startsAt: Date.now() - 1000 }), quoteFor(second)]
    const preview = previewOf(slipOf('combined', [first, second]), 1000, contextOf(quotes))
    expect(preview.closedIds).toEqual([701])
  })

  test('a stake below the lowest is a violation of the slip, once for all singles', () => {
    const quotes = [quoteFor(first), quoteFor(second)]
    const preview = previewOf(slipOf('single', [first, second]), 50, contextOf(quotes))
    expect(preview.ofSlip).toEqual([{ key: 'stakeBelowMin', params: [100] }])
  })

  test('bonus pockets pay no stake, the credit limit does', () => {
    const spendable = spendableMinor({
      balance: -200,
      creditCard: 100,
      paykasa: 30,
      bonus: 5000,
      returnableBonus: 5000,
      reloadBonus: 5000,
      creditLimit: 1000,
      withdrawable: 0,
      transferable: 0,
    })
    expect(spendable).toBe(800 + 100 + 30)
  })
})
