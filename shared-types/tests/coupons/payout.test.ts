import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bonusPercent } from '../../src/coupons/payout/bonus.ts'
import { OUTCOME_RESULTS, type OutcomeResult } from '../../src/markets/model/outcome_result.ts'
import { settleCoupon, type CouponToSettle } from '../../src/coupons/payout/payout.ts'
import type { SelectionToSettle } from '../../src/coupons/payout/selection_to_settle.ts'
import { worthOfLines, writeOutLines } from '../support/enumerate.ts'
import { floor, fraction, times } from '../support/fraction.ts'

function selections(odds: number[], results: (OutcomeResult | null)[] = []): SelectionToSettle[] {
  return odds.map((oddsMilli, index) => ({
    matchId: index + 1,
    oddsMilli,
    result: index in results ? (results[index] ?? null) : 'won',
  }))
}
function coupon(
  fields: Partial<CouponToSettle> & Pick<CouponToSettle, 'selections'>
): CouponToSettle {
  return { type: 'combined', stakePerLineMinor: 1000, maxPayoutMinor: 0, ...fields }
}
const system = (sizes: number[], itsSelections: SelectionToSettle[], stakePerLineMinor = 100) =>
  settleCoupon(coupon({ type: 'system', sizes, selections: itsSelections, stakePerLineMinor }))

describe('worked examples, rules 4.2', () => {
  const odds = [1800, 2100, 1550, 2400, 3000]
  const withBanker = (results: (OutcomeResult | null)[]) => {
    const [banker, ...others] = selections(odds, results)
    return banker ? [{ ...banker, isBanker: true }, ...others] : []
  }

  test('3/5 with one banker at 2.00 a line: all win pays 108.59', () => {
    expect(system([3], withBanker([]), 200).payoutMinor).toBe(10859)
  })
  test('one lost and one void pays 41.04', () => {
    const result = system([3], withBanker(['won', 'won', 'lost', 'void', 'won']), 200)
    expect(result).toMatchObject({ settled: true, status: 'won', payoutMinor: 4104 })
  })
  test('banker lost pays nothing, at once', () => {
    expect(system([3], withBanker(['lost', null, null, null, null]), 200)).toMatchObject({
      settled: true,
      status: 'lost',
      payoutMinor: 0,
    })
  })
  test('banker void multiplies by 1 and its lines stay', () => {
    // 6 lines of two of the four others: e2(2.10, 1.55, 2.40, 3.00) = 30.195
    expect(system([3], withBanker(['void', 'won', 'won', 'won', 'won']), 200).payoutMinor).toBe(
      6033
    )
  })
  test('Trixie at 2.0, 2.5, 3.0: all win 33.5, first lost 7.5, first void 20.5', () => {
    const trixie = (first: OutcomeResult) =>
      system([2, 3], selections([2000, 2500, 3000], [first, 'won', 'won']))
    expect(trixie('won').payoutMinor).toBe(3350)
    expect(trixie('lost').payoutMinor).toBe(750)
    expect(trixie('void').payoutMinor).toBe(2050)
  })
  test('Lucky15 at 2, 3, 4, 5: all win 359, only the 4.0 wins 4', () => {
    const odds4 = [2000, 3000, 4000, 5000]
    expect(system([1, 2, 3, 4], selections(odds4)).payoutMinor).toBe(35900)
    expect(
      system([1, 2, 3, 4], selections(odds4, ['lost', 'lost', 'won', 'lost'])).payoutMinor
    ).toBe(400)
  })
  test('all void: cancelled, the whole stake comes back, whatever the highest payout', () => {
    const result = settleCoupon(
      coupon({
        type: 'system',
        sizes: [2],
        selections: selections(
          odds,
          odds.map(() => 'void')
        ),
        maxPayoutMinor: 5,
      })
    )
    expect(result).toMatchObject({
      status: 'cancelled',
      payoutMinor: 10_000,
      isPartiallyReturned: false,
    })
  })
  test('one winner and voids is won', () => {
    const result = settleCoupon(coupon({ selections: selections([2000, 3000], ['won', 'void']) }))
    expect(result).toMatchObject({ status: 'won', payoutMinor: 2000, isPartiallyReturned: false })
  })
  test('a coupon that pays just the stake is partially returned too', () => {
    const result = settleCoupon(
      coupon({ selections: selections([2000, 3000], ['won', 'halfLost']) })
    )
    expect(result).toMatchObject({ status: 'won', payoutMinor: 1000, isPartiallyReturned: true })
  })
  test('a half lost combination is won and partially returned', () => {
    const result = settleCoupon(
      coupon({ selections: selections([2000, 3000], ['halfLost', 'void']) })
    )
    expect(result).toMatchObject({ status: 'won', payoutMinor: 500, isPartiallyReturned: true })
  })
})

describe('combo bonus, rules 4.11', () => {
  const five = { minOddsMilli: 1500, minCount: 3, percentPerStep: 5 }
  const two = { minOddsMilli: 1500, minCount: 4, percentPerStep: 2 }
  test.each([
    [2, five, 0],
    [3, five, 5],
    [4, five, 10],
    [5, five, 15],
    [7, five, 25],
    [8, five, 25],
    [3, two, 0],
    [4, two, 2],
    [10, two, 14],
    [16, two, 25],
  ])('%i selections with %o give %i %%', (count, bonus, percent) => {
    expect(bonusPercent(count, bonus)).toBe(percent)
  })

  const odds = [1500, 1600, 1700, 1800, 1900]
  test('five selections at 13.9536 with 15 %: 160.46 of which 20.93 bonus, rounded once, down', () => {
    expect(settleCoupon(coupon({ selections: selections(odds), bonus: five }))).toMatchObject({
      payoutMinor: 16046,
      bonusMinor: 2093,
      bonusPercent: 15,
    })
  })
  test('a selection below the bonus odds is not counted', () => {
    const bonus = { ...five, minOddsMilli: 1600 }
    expect(settleCoupon(coupon({ selections: selections(odds), bonus })).bonusPercent).toBe(10)
  })
  test('a void selection drops out and the bonus is counted again', () => {
    const settled = settleCoupon(coupon({ selections: selections(odds, ['void']), bonus: five }))
    expect(settled.bonusPercent).toBe(10)
    // 10 x 9.3024 x 1.10
    expect(settled.payoutMinor).toBe(10232)
  })
  test('half won selections do not count', () => {
    expect(
      settleCoupon(
        coupon({ selections: selections(odds, ['halfWon', 'halfWon', 'halfWon']), bonus: five })
      ).bonusMinor
    ).toBe(0)
  })
  test('a dead heat does not count for the bonus', () => {
    const [first, ...others] = selections(odds)
    const tied = first ? [{ ...first, deadHeat: { places: 1, tied: 2 } }, ...others] : []
    expect(settleCoupon(coupon({ selections: tied, bonus: five })).bonusPercent).toBe(10)
  })
  test('systems and multiples earn no bonus', () => {
    expect(system([5], selections(odds)).bonusMinor).toBe(0)
    const multiple = coupon({ type: 'multiple', selections: selections(odds), bonus: five })
    expect(settleCoupon(multiple).bonusPercent).toBe(0)
  })
  test('the highest payout caps payout and bonus together, and the uncapped figure is kept', () => {
    const capped = settleCoupon(
      coupon({ selections: selections(odds), bonus: five, maxPayoutMinor: 15_000 })
    )
    expect(capped).toMatchObject({ payoutMinor: 15_000, uncappedMinor: 16_046, bonusMinor: 1047 })
  })
})

describe('settling', () => {
  test('waits while a selection is open and the coupon can still win', () => {
    expect(
      settleCoupon(coupon({ selections: selections([2000, 2000], ['won', null]) }))
    ).toMatchObject({
      settled: false,
      status: 'waiting',
      payoutMinor: 0,
    })
  })
  test('is lost as soon as no line can win', () => {
    const open = selections([2000, 2000, 2000], ['lost', 'lost', null])
    expect(settleCoupon(coupon({ selections: open }))).toMatchObject({
      settled: true,
      status: 'lost',
    })
    expect(system([2], open)).toMatchObject({ settled: true, status: 'lost' })
    expect(system([1], open)).toMatchObject({ settled: false, status: 'waiting' })
  })
  test('a multiple lives while one pick of each match does', () => {
    const picks: SelectionToSettle[] = [
      { matchId: 1, oddsMilli: 2000, result: 'lost' },
      { matchId: 1, oddsMilli: 3000, result: 'won' },
      { matchId: 2, oddsMilli: 1500, result: 'won' },
    ]
    const settled = settleCoupon(coupon({ type: 'multiple', selections: picks }))
    expect(settled).toMatchObject({ status: 'won', payoutMinor: 4500 })
  })
  test('the cap on total odds holds the payout', () => {
    const settled = settleCoupon(
      coupon({ selections: selections([5000, 5000]), maxTotalOddsMilli: 20_000 })
    )
    expect(settled.payoutMinor).toBe(20_000)
  })
  test('a dead heat shares the stake', () => {
    const tied: SelectionToSettle = {
      matchId: 1,
      oddsMilli: 9000,
      result: 'won',
      deadHeat: { places: 1, tied: 3 },
    }
    expect(settleCoupon(coupon({ type: 'single', selections: [tied] })).payoutMinor).toBe(3000)
  })
})

const anySelection = fc.record({
  matchId: fc.integer({ min: 1, max: 6 }),
  oddsMilli: fc.integer({ min: 1001, max: 30_000 }),
  result: fc.constantFrom(...OUTCOME_RESULTS),
  isBanker: fc.boolean(),
})

describe('random coupons against lines written out one by one', () => {
  test('M19 systems with bankers, groups, half results and voids agree to the minor unit', () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(
        fc.array(anySelection, { minLength: 1, maxLength: 8 }),
        sizes,
        fc.integer({ min: 1, max: 100_000 }),
        (picks, k, stakePerLineMinor) => {
          const lines = writeOutLines(picks, k)
          const settled = settleCoupon(
            coupon({ type: 'system', sizes: k, selections: picks, stakePerLineMinor })
          )
          const plain = floor(times(worthOfLines(lines), fraction(stakePerLineMinor)))
          expect(BigInt(settled.payoutMinor)).toBe(plain)
          expect(settled.settled).toBe(true)
        }
      ),
      { numRuns: 300 }
    )
  })

  test('M19 combined coupons and multiples take one pick of every match', () => {
    fc.assert(
      fc.property(fc.array(anySelection, { minLength: 1, maxLength: 8 }), (picks) => {
        const matches = new Set(picks.map((pick) => pick.matchId)).size
        const plainSelections = picks.map((pick) => ({ ...pick, isBanker: false }))
        const plain = floor(
          times(worthOfLines(writeOutLines(plainSelections, [matches])), fraction(1000))
        )
        const type = matches < picks.length ? 'multiple' : 'combined'
        expect(BigInt(settleCoupon(coupon({ type, selections: picks })).payoutMinor)).toBe(plain)
      })
    )
  })
})
