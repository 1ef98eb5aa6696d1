/** Patents, Yankees and Lucky 15 to 63, each worked by hand; amounts in hundredths (rules 19.11, 19.12). */
import { describe, expect, test } from 'vitest'
import { settleCoupon, type CouponToSettle } from '../../src/coupons/payout/payout.ts'
import { fullCoverOf, type FullCoverName } from '../../src/coupons/payout/full_cover.ts'
import {
  LUCKY_NAMES,
  USUAL_LUCKY_TERMS,
  type LuckyTerms,
} from '../../src/coupons/model/lucky_terms.ts'
import { luckyTermsFor } from '../../src/coupons/payout/lucky.ts'
import { eachWay, win } from './card.ts'
import { couponOf, fifth, loser, paidOf, placed, void1, winner, type Ridden } from './ridden.ts'

/** The settlement of a coupon whose brand sells all Lucky coupons at these terms. */
function settleLucky(coupon: CouponToSettle, terms: LuckyTerms | null) {
  const settings = Object.fromEntries(LUCKY_NAMES.map((name) => [name, terms ?? undefined]))
  const lucky = luckyTermsFor(settings, { ...coupon, isOfRunners: true })
  return settleCoupon({ ...coupon, ...(lucky && { lucky }) })
}

/** As public calculators have it: the product of (1 + odds), less 1, and less the sum of odds where there are no singles. */
describe('full covers, rules 19.11', () => {
  test.each<[FullCoverName, string[], number]>([
    ['patent', ['2.00', '3.00', '4.00'], 5_900],
    ['trixie', ['2.00', '2.50', '3.00'], 3_350],
    ['lucky15', ['2.00', '3.00', '4.00', '5.00'], 35_900],
    ['yankee', ['2.00', '2.00', '2.00', '2.00'], 7_200],
    ['lucky31', ['2.00', '2.00', '2.00', '2.00', '2.00'], 24_200],
    ['canadian', ['2.00', '2.00', '2.00', '2.00', '2.00'], 23_200],
    ['lucky63', ['2.00', '2.00', '2.00', '2.00', '2.00', '2.00'], 72_800],
    ['heinz', ['2.00', '2.00', '2.00', '2.00', '2.00', '2.00'], 71_600],
  ])('%s of winners', (name, prices, due) => {
    const coupon = couponOf(prices.map(winner), name)
    expect(settleCoupon(coupon).payoutMinor).toBe(due)
    expect(fullCoverOf(coupon)).toBe(name)
  })

  test('with a banker, or two selections on a match, a system has no name', () => {
    const coupon = couponOf(['2.00', '3.00', '4.00', '5.00'].map(winner), 'lucky15')
    const [first, second, ...others] = coupon.selections
    const banker = { ...first!, isBanker: true }
    expect(fullCoverOf({ ...coupon, selections: [banker, second!, ...others] })).toBeNull()
    const doubled = [first!, second!, ...others, { ...second!, oddsMilli: 9_000 }]
    expect(fullCoverOf({ ...coupon, selections: doubled })).toBeNull()
    expect(fullCoverOf({ ...coupon, sizes: [1, 2, 3] })).toBeNull()
  })

  test('a Yankee each way of placed runners: places at 2.00', () => {
    const ridden = Array.from({ length: 4 }, () => placed(fifth('6.00')))
    expect(settleCoupon(couponOf(ridden, 'yankee')).payoutMinor).toBe(7_200)
  })

  /**
   * Lucky 15 each way, 1.00 a line, 30.00 in all.
   *
   *   A  5.00, a fifth, dead heat for first    win 1/2 x 5.00 = 2.50             place 1 + 4.00 / 5 = 1.80
   *   B  6.00, a quarter, first, 30 % taken    win 1 + 5.00 x 0.7 = 4.50         place 1 + 3.50 / 4 = 1.875
   *   C  4.00, a fifth, a non-runner           win 1.00                          place 1.00
   *   D  11.00, a quarter, second              win 0                             place 1 + 10.00 / 4 = 3.50
   *
   * The lines of all sizes add up to the product of (1 + each), less 1.
   *   win lines    3.5 x 5.5 x 2 x 1 - 1       = 37.50
   *   place lines  2.8 x 2.875 x 2 x 4.5 - 1   = 71.45
   *   together                                  108.95
   * With a non-runner there is neither consolation nor bonus.
   */
  test('a Lucky 15 each way with a dead heat, a deduction and a non-runner', () => {
    const ridden: Ridden[] = [
      ['8', '1=2 3', fifth('5.00')],
      ['8 -4@3.00', '1 2 3', eachWay(1, '6.00', '2 1/4')],
      ['8 n1', '2 3 4', fifth('4.00')],
      ['6', '2 1 3', eachWay(1, '11.00', '2 1/4')],
    ]
    const coupon = couponOf(ridden, 'lucky15')
    expect(paidOf(settleLucky(coupon, USUAL_LUCKY_TERMS.lucky15))).toEqual([10_895, 0])
    expect(settleCoupon(coupon).payoutMinor).toBe(10_895)
  })
})

describe('bonus and consolation, rules 19.12', () => {
  const lucky15 = ['2.00', '3.00', '4.00', '5.00']
  const twice = USUAL_LUCKY_TERMS.lucky15

  test('all win: 10, 15 and 20 % on the return', () => {
    const of = (name: 'lucky15' | 'lucky31' | 'lucky63', prices: string[]) =>
      paidOf(settleLucky(couponOf(prices.map(winner), name), USUAL_LUCKY_TERMS[name]))
    expect(of('lucky15', lucky15)).toEqual([39_490, 3_590])
    expect(of('lucky31', Array<string>(5).fill('2.00'))).toEqual([27_830, 3_630])
    expect(of('lucky63', Array<string>(6).fill('2.00'))).toEqual([87_360, 14_560])
  })

  test('one wins, all others lose: its profit twice', () => {
    const ridden = [loser('2.00'), loser('3.00'), winner('4.00'), loser('5.00')]
    expect(paidOf(settleLucky(couponOf(ridden, 'lucky15'), twice))).toEqual([700, 300])
    // after 30 %: 1 + 3 x 0.7 x 2
    const deducted: Ridden = ['9 -4@3.00', '1', win(1, '4.00')]
    expect(
      paidOf(
        settleLucky(couponOf([...ridden.slice(0, 2), deducted, loser('5.00')], 'lucky15'), twice)
      )
    ).toEqual([520, 210])
    // in a dead heat, half of 7.00
    const tied: Ridden = ['8', '1=2', win(1, '4.00')]
    expect(
      paidOf(settleLucky(couponOf([...ridden.slice(0, 2), tied, loser('5.00')], 'lucky15'), twice))
    ).toEqual([350, 150])
  })

  test('with a void selection, with two winners, without terms or in another system there is none', () => {
    const bonusOf = (ridden: Ridden[], name: FullCoverName, terms = twice) =>
      settleLucky(couponOf(ridden, name), terms).bonusMinor
    const [a, b, c, d] = lucky15.map(winner)
    expect(bonusOf([a!, b!, c!, void1], 'lucky15')).toBe(0)
    expect(bonusOf([a!, loser('3.00'), loser('3.00'), void1], 'lucky15')).toBe(0)
    expect(bonusOf([a!, b!, loser('3.00'), loser('3.00')], 'lucky15')).toBe(0)
    expect(bonusOf([a!, b!, c!, d!], 'yankee')).toBe(0)
    expect(settleLucky(couponOf([a!, b!, c!, d!], 'lucky15'), null).bonusMinor).toBe(0)
    const none = { consolationMultiple: 1, allWinnersPercent: 0, parts: 'both' } as const
    expect(settleLucky(couponOf([a!, b!, c!, d!], 'lucky15'), none).bonusMinor).toBe(0)
  })

  test('are for runners alone: four matches of football have none', () => {
    const coupon = {
      type: 'system',
      sizes: [1, 2, 3, 4],
      selections: [1, 2, 3, 4].map((matchId) => ({ matchId })),
    } as const
    expect(luckyTermsFor(USUAL_LUCKY_TERMS, { ...coupon, isOfRunners: true })).toEqual(twice)
    expect(luckyTermsFor(USUAL_LUCKY_TERMS, { ...coupon, isOfRunners: false })).toBeNull()
    expect(luckyTermsFor({}, { ...coupon, isOfRunners: true })).toBeNull()
  })

  test('each way: for the win lines, or for each kind of lines', () => {
    // four winners at 3.00, a quarter: 4^4 - 1 = 255 and 2.5^4 - 1 = 38.0625
    const ridden = Array.from({ length: 4 }, (): Ridden => ['6', '1', eachWay(1, '3.00', '2 1/4')])
    const coupon = couponOf(ridden, 'lucky15')
    expect(paidOf(settleLucky(coupon, twice))).toEqual([31_856, 2_550])
    expect(paidOf(settleLucky(coupon, { ...twice, parts: 'both' }))).toEqual([32_236, 2_930])
  })

  test('the highest payout binds what they add', () => {
    const coupon = couponOf(lucky15.map(winner), 'lucky15', { maxPayoutMinor: 36_000 })
    expect(settleLucky(coupon, twice)).toMatchObject({
      payoutMinor: 36_000,
      uncappedMinor: 39_490,
      bonusMinor: 100,
    })
  })
})
