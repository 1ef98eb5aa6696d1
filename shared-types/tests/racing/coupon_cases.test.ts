/** Accumulators of races, each worked by hand; amounts in hundredths (rules 19.11). */
import { describe, expect, test } from 'vitest'
import { settledOddsMilli } from '../../src/coupons/payout/settled_figures.ts'
import { sellAmount } from '../../src/coupons/payout/sell.ts'
import { settleCoupon } from '../../src/coupons/payout/payout.ts'
import { settleRacingBet } from '../../src/markets/racing/settle_racing_bet.ts'
import { ordersOf } from '../../src/markets/racing/combinations.ts'
import { couponOfRaces } from '../../src/coupons/racing/each_way_coupon.ts'
import { USUAL_RACING_RULES } from '../../src/racing/terms/racing_rules.ts'
import { eachWay, field, inOrder, order, win } from './card.ts'
import { couponOf, fifth, placed, winner, type Ridden } from './ridden.ts'

describe('accumulators, rules 19.11', () => {
  test.each<[string, Ridden[], number]>([
    // 5 x 4 and 1.8 x 1.6
    [
      'a double of winners',
      [
        ['8', '1', fifth('5.00')],
        ['8', '1', fifth('4.00')],
      ],
      2_288,
    ],
    ['a double, one placed: 1.8 x 1.6', [['8', '1', fifth('5.00')], placed(fifth('4.00'))], 288],
    [
      'a double, one lost',
      [
        ['8', '1', fifth('5.00')],
        ['8', '2 3 4 1', fifth('4.00')],
      ],
      0,
    ],
    // 1.8 x 1.6 x 2
    [
      'a treble of placed runners',
      [placed(fifth('5.00')), placed(fifth('4.00')), placed(fifth('6.00'))],
      576,
    ],
    // the non-runner counts 1 in both: 5 and 1.8
    [
      'a double with a non-runner',
      [
        ['8', '1', fifth('5.00')],
        ['8 n1', '2 3', fifth('4.00')],
      ],
      680,
    ],
    // a winner at 3.00 without terms stands in both: 5 x 3 and 1.8 x 3
    ['a double with one to win only', [['8', '1', fifth('5.00')], winner('3.00')], 2_040],
    // both halves to win on four runners: 5 x 3 and 1.8 x 3
    [
      'a double with a field of four',
      [
        ['8', '1', fifth('5.00')],
        ['4', '1', eachWay(1, '3.00', '1 1/1')],
      ],
      2_040,
    ],
    // 1/2 x 5 and 1.8, times 4.5 and 1.7 after 30 % of the profit
    [
      'a dead heat and a deduction',
      [
        ['8', '1=2', fifth('5.00')],
        ['9 -4@3.00', '1', fifth('6.00')],
      ],
      1_431,
    ],
    [
      'all void: both stakes back',
      [
        ['8 n1', '2', fifth('5.00')],
        ['8 n1', '2', fifth('4.00')],
      ],
      200,
    ],
  ])('%s', (_, ridden, due) => {
    expect(settleCoupon(couponOf(ridden, null)).payoutMinor).toBe(due)
  })

  test('the coupon is open while a place is, and its odds are those of both lines', () => {
    const coupon = couponOf([['8', '1', fifth('5.00')], placed(fifth('4.00'))], null)
    // (0 + 2.88) / 2
    expect(settledOddsMilli(coupon)).toBe(1_440)
    const open = { ...coupon.placeSelections![1]!, result: null }
    const waiting = { ...coupon, placeSelections: [coupon.placeSelections![0]!, open] }
    expect(settleCoupon(waiting).settled).toBe(false)
  })

  test('the highest payout and the cap on the odds bind both kinds of lines together', () => {
    const ridden: Ridden[] = [['8', '1', fifth('5.00')]]
    // 5.00 and 1.80 for 1.00 each
    expect(settleCoupon(couponOf(ridden, null)).payoutMinor).toBe(680)
    expect(settleCoupon(couponOf(ridden, null, { maxPayoutMinor: 600 }))).toMatchObject({
      payoutMinor: 600,
      uncappedMinor: 680,
    })
    // 2.00 at 3.000
    expect(settleCoupon(couponOf(ridden, null, { maxTotalOddsMilli: 3_000 })).payoutMinor).toBe(600)
  })

  test('neither an each-way coupon nor a selection after a deduction earns the combination bonus', () => {
    const bonus = { minOddsMilli: 1500, minCount: 2, percentPerStep: 10 }
    const bonusOf = (ridden: Ridden[]) =>
      settleCoupon(couponOf(ridden, null, { bonus })).bonusPercent
    expect(bonusOf([winner('2.00'), winner('3.00')])).toBe(10)
    expect(bonusOf([winner('2.00'), ['9 -4@3.00', '1', win(1, '6.00')]])).toBe(0)
    expect(bonusOf([winner('2.00'), ['8', '1', fifth('3.00')]])).toBe(0)
  })

  test('a deduction lowers the price at which a coupon is sold', () => {
    const sell = (result: 'won' | null) =>
      sellAmount({
        type: 'single',
        stakePerLineMinor: 1_000,
        selections: [
          { matchId: 1, oddsMilli: 6_000, result, currentOddsMilli: 3_000, deductionPercent: 30 },
        ],
        marginPercent: 0,
        maxPayoutMinor: 0,
      })
    // 4.50 taken over 3.00 now
    expect([sell('won'), sell(null)]).toEqual([4_500, 1_500])
  })

  test('a reverse forecast is a line for each order, each at its own price', () => {
    expect(ordersOf([1, 2], 2)).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(ordersOf([1, 2, 3], 3)).toHaveLength(6)
    expect(ordersOf([1, 2, 3, 4], 3)).toHaveLength(24)
    const reverse = (finish: string) => {
      const selections = ordersOf([1, 2], 2).map((runners, at) => ({
        matchId: 1,
        settlement: settleRacingBet(
          {
            field: field('8'),
            result: { status: 'ran', order: order(finish) },
            rules: USUAL_RACING_RULES,
          },
          inOrder(runners, at === 0 ? '12.00' : '14.00')
        ),
      }))
      const frame = { type: 'multiple', stakePerLineMinor: 100, maxPayoutMinor: 0 } as const
      return settleCoupon(couponOfRaces(frame, selections)).payoutMinor
    }
    // in a dead heat of the first two, half of each
    expect([reverse('1 2'), reverse('2 1'), reverse('1=2'), reverse('3 1')]).toEqual([
      1_200, 1_400, 1_300, 0,
    ])
  })
})
