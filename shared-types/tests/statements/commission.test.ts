import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payableOf } from '../../src/statements/carried_commission.ts'
import {
  COMMISSION_BASES,
  COMMISSION_COSTS,
  COMMISSION_SCOPES,
  PLAIN_TERMS,
  TURNOVER_SHARES,
  type CommissionTerms,
} from '../../src/statements/commission.ts'
import {
  commissionsOf,
  rateFor,
  type CommissionNode,
  type CommissionSlice,
} from '../../src/statements/earned_commission.ts'
import { commissionByCoupon } from '../support/commission_by_coupon.ts'

const percent = (rate: number, more: Partial<CommissionTerms> = {}): CommissionTerms => ({
  basis: 'turnover',
  scope: 'branch',
  negative: 'carry',
  bands: [{ fromSelections: 1, rate: rate * 100 }],
  ...PLAIN_TERMS,
  ...more,
})
const of = (selectionCount: number, turnover: number, payout = 0): CommissionSlice => ({
  selectionCount,
  turnover,
  grossWin: turnover - payout,
  costs: {},
})
const earned = (nodes: CommissionNode[]) => Object.fromEntries(commissionsOf(nodes))

describe('commission, rules 8.10', () => {
  test('turnover by bands of selections: 2, 5 and 8 % of 1000, 500 and 800 are 109', () => {
    const bands = [
      { fromSelections: 4, rate: 800 },
      { fromSelections: 1, rate: 200 },
      { fromSelections: 2, rate: 500 },
    ]
    const slices = [of(1, 100_000), of(2, 20_000), of(3, 30_000), of(9, 80_000)]
    const terms = percent(0, { bands })
    expect(earned([{ id: 1, parentId: null, terms, slices }])).toEqual({ 1: 10_900 })
    expect(rateFor([{ fromSelections: 3, rate: 900 }], 2)).toBe(0)
  })

  test('by difference: 8, 6 and 4 % of 10 000 are 200, 200 and 400', () => {
    const tree = (top: number): CommissionNode[] => [
      { id: 1, parentId: null, terms: percent(top), slices: [] },
      { id: 2, parentId: 1, terms: percent(6), slices: [] },
      { id: 3, parentId: 2, terms: percent(4), slices: [of(1, 1_000_000)] },
    ]
    expect(earned(tree(8))).toEqual({ 1: 20_000, 2: 20_000, 3: 40_000 })
    // the rate above bounds those below
    expect(earned(tree(3))).toEqual({ 1: 0, 2: 0, 3: 30_000 })
  })

  test('a dealer without a plan between two lets the difference pass', () => {
    const nodes: CommissionNode[] = [
      { id: 1, parentId: null, terms: percent(8), slices: [] },
      { id: 2, parentId: 1, terms: null, slices: [of(1, 100_000)] },
      { id: 3, parentId: 2, terms: percent(4), slices: [of(1, 1_000_000)] },
    ]
    expect(earned(nodes)).toEqual({ 1: 48_000, 2: 0, 3: 40_000 })
  })

  test('plans of different bases are paid beside each other', () => {
    const nodes: CommissionNode[] = [
      { id: 1, parentId: null, terms: percent(10, { basis: 'grossWin' }), slices: [] },
      { id: 2, parentId: 1, terms: percent(4), slices: [of(1, 10_000, 8_000)] },
    ]
    expect(earned(nodes)).toEqual({ 1: 200, 2: 400 })
  })

  test('a loss is negative, and rounding is down in both directions', () => {
    const terms = percent(10, { basis: 'grossWin' })
    const one = (slice: CommissionSlice) =>
      earned([{ id: 1, parentId: null, terms, slices: [slice] }])[1]
    expect(one(of(1, 1_000, 3_000))).toBe(-200)
    expect(one(of(1, 19))).toBe(1)
    expect(one(of(1, 0, 19))).toBe(-2)
    expect(one(of(1, 9_007_199_254_740_991))).toBe(900_719_925_474_099)
  })

  describe('a win beside turnover: 20 % of the win, 2 % of the turnover', () => {
    const share = (turnover: CommissionTerms['turnover'], payout: number) => {
      const turnoverBands = [{ fromSelections: 1, rate: 200 }]
      const terms = percent(20, { basis: 'grossWin', turnover, turnoverBands })
      return earned([{ id: 1, parentId: null, terms, slices: [of(1, 100_000, payout)] }])[1]
    }

    test('with turnover both are paid, and a loss lessens the turnover', () => {
      expect(share('with', 70_000)).toBe(6_000 + 2_000)
      expect(share('with', 130_000)).toBe(2_000 - 6_000)
    })

    test('without turnover the win pays what the turnover has not paid, at least 0', () => {
      expect(share('without', 70_000)).toBe(6_000)
      expect(share('without', 95_000)).toBe(2_000)
      expect(share('without', 130_000)).toBe(2_000)
    })

    test('by the win alone the turnover pays nothing', () => {
      expect(share('none', 70_000)).toBe(6_000)
      expect(share('none', 130_000)).toBe(-6_000)
    })
  })

  test('each basis has its difference down the tree: win 30 and 20 %, turnover 3 and 2 %', () => {
    const plan = (win: number, turnover: number) =>
      percent(win, {
        basis: 'grossWin',
        turnover: 'with',
        turnoverBands: [{ fromSelections: 1, rate: turnover * 100 }],
      })
    const nodes: CommissionNode[] = [
      { id: 1, parentId: null, terms: plan(30, 3), slices: [] },
      { id: 2, parentId: 1, terms: plan(20, 2), slices: [of(1, 100_000, 60_000)] },
    ]
    expect(earned(nodes)).toEqual({ 1: 4_000 + 1_000, 2: 8_000 + 2_000 })
  })

  test('the net win is the gross win less the costs of the plan', () => {
    const slice = { ...of(1, 100_000, 60_000), costs: { bonuses: 5_000 } }
    const net = (costs: CommissionTerms['costs']) =>
      earned([
        { id: 1, parentId: null, terms: percent(10, { basis: 'netWin', costs }), slices: [slice] },
      ])[1]
    expect(net([])).toBe(4_000)
    expect(net(['bonuses'])).toBe(3_500)
  })

  test('a negative period is carried until it is made up, forgotten, or carried as far as the cap', () => {
    const carry = { negative: 'carry', carryCapMinor: null } as const
    const reset = { negative: 'reset', carryCapMinor: null } as const
    const cap = { negative: 'cap', carryCapMinor: 300 } as const
    expect(payableOf(-500, 0, carry)).toEqual({ payableMinor: 0, carryMinor: -500 })
    expect(payableOf(300, -500, carry)).toEqual({ payableMinor: 0, carryMinor: -200 })
    expect(payableOf(900, -200, carry)).toEqual({ payableMinor: 700, carryMinor: 0 })
    expect(payableOf(-500, -200, reset)).toEqual({ payableMinor: 0, carryMinor: 0 })
    expect(payableOf(300, -200, reset)).toEqual({ payableMinor: 300, carryMinor: 0 })
    expect(payableOf(-500, 0, cap)).toEqual({ payableMinor: 0, carryMinor: -300 })
    expect(payableOf(-100, -300, cap)).toEqual({ payableMinor: 0, carryMinor: -300 })
    expect(payableOf(100, -300, cap)).toEqual({ payableMinor: 0, carryMinor: -200 })
    expect(payableOf(900, -300, cap)).toEqual({ payableMinor: 600, carryMinor: 0 })
    expect(payableOf(-500, 0, { negative: 'cap', carryCapMinor: 0 })).toEqual({
      payableMinor: 0,
      carryMinor: 0,
    })
    // where the cap does not bind
    expect(payableOf(-500, 0, { ...cap, carryCapMinor: null }).carryMinor).toBe(-500)
  })

  test('under a cap of any height no more is paid than without carrying, and no less than by carrying all', () => {
    const amounts = fc.array(fc.integer({ min: -9_999, max: 9_999 }))
    fc.assert(
      fc.property(amounts, fc.nat(20_000), (periods, carryCapMinor) => {
        const paidBy = (negative: CommissionTerms['negative']) => {
          let [carried, paid] = [0, 0]
          for (const earnedMinor of periods) {
            const { payableMinor, carryMinor } = payableOf(earnedMinor, carried, {
              negative,
              carryCapMinor,
            })
            carried = carryMinor
            paid += payableMinor
            expect(carried).toBeGreaterThanOrEqual(
              negative === 'cap' ? 0 - carryCapMinor : -Infinity
            )
          }
          return paid
        }
        expect(paidBy('cap')).toBeLessThanOrEqual(paidBy('reset'))
        expect(paidBy('cap')).toBeGreaterThanOrEqual(paidBy('carry'))
      })
    )
  })

  test('carried periods pay as much as the highest sum so far', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9_999, max: 9_999 })), (periods) => {
        let carry = 0
        let paid = 0
        let sum = 0
        let highest = 0
        for (const earnedMinor of periods) {
          const { payableMinor, carryMinor } = payableOf(earnedMinor, carry, {
            negative: 'carry',
            carryCapMinor: null,
          })
          carry = carryMinor
          paid += payableMinor
          sum += earnedMinor
          highest = Math.max(highest, sum)
        }
        expect(paid).toBe(highest)
      })
    )
  })

  test('equals a commission that is counted coupon by coupon', () => {
    const band = fc.record({
      fromSelections: fc.integer({ min: 1, max: 6 }),
      rate: fc.integer({ min: 0, max: 10_000 }),
    })
    const bands = fc.uniqueArray(band, { maxLength: 4, selector: (one) => one.fromSelections })
    const terms = fc
      .record({
        basis: fc.constantFrom(...COMMISSION_BASES),
        scope: fc.constantFrom(...COMMISSION_SCOPES),
        negative: fc.constant('carry' as const),
        bands,
        turnover: fc.constantFrom(...TURNOVER_SHARES),
        turnoverBands: bands,
        costs: fc.subarray([...COMMISSION_COSTS]),
        carryCapMinor: fc.constant(null),
      })
      .map((one) => (one.basis === 'turnover' ? { ...one, turnover: 'none' as const } : one))
    const amount = fc.integer({ min: -999_999, max: 999_999 })
    const slice = fc.record({
      selectionCount: fc.integer({ min: 1, max: 7 }),
      turnover: amount,
      grossWin: amount,
      costs: fc.record(Object.fromEntries(COMMISSION_COSTS.map((cost) => [cost, amount])), {
        requiredKeys: [],
      }),
    })
    const node = fc.record({
      above: fc.nat(),
      terms: fc.option(terms),
      slices: fc.array(slice, { maxLength: 4 }),
    })
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 7 }), (drawn) => {
        const nodes: CommissionNode[] = drawn.map(({ above, ...rest }, index) => ({
          ...rest,
          id: index + 1,
          parentId: above % (index + 1) === 0 ? null : above % (index + 1),
        }))
        expect(earned(nodes)).toEqual(commissionByCoupon(nodes))
      })
    )
  })
})
