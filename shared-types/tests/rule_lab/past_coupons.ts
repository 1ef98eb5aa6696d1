/** Random settled coupons, and their payouts by lines written out one by one. */
import fc from 'fast-check'
import type { BonusSettings } from '../../src/coupons/payout/bonus.ts'
import { OUTCOME_RESULTS } from '../../src/markets/model/outcome_result.ts'
import type { PastCoupon, PastSelection } from '../../src/rule_lab/past_coupon.ts'
import { worthOfLines, writeOutLines, type PlainSelection } from '../support/enumerate.ts'
import { floor, fraction, times } from '../support/fraction.ts'

const pick = fc.record({
  matchId: fc.integer({ min: 1, max: 15 }),
  oddsMilli: fc.integer({ min: 1001, max: 9_000 }),
  // won more often than not, so that coupons of several selections pay
  result: fc.constantFrom('won', 'won', 'won', 'won', ...OUTCOME_RESULTS),
  isBanker: fc.constant(false),
  isLive: fc.boolean(),
  priceKind: fc.option(fc.constantFrom('bestOfBoth' as const, 'startingPrice' as const), {
    freq: 9,
  }),
  marketTypeId: fc.constantFrom(1, 18),
})

export const bonusRules: fc.Arbitrary<BonusSettings> = fc.record({
  minOddsMilli: fc.constantFrom(1000, 1500, 2000),
  minCount: fc.integer({ min: 1, max: 5 }),
  percentPerStep: fc.integer({ min: 0, max: 25 }),
})

export const pastCoupons: fc.Arbitrary<PastCoupon> = fc
  .record({
    picks: fc.array(pick, { minLength: 1, maxLength: 7 }),
    stakePerLineMinor: fc.integer({ min: 1, max: 20_000 }),
    isSystem: fc.boolean(),
    maxPayoutMinor: fc.constantFrom(0, 50_000, 1_000_000),
    maxTotalOddsMilli: fc.constantFrom(0, 0, 20_000),
    bonus: fc.option(bonusRules, { nil: undefined }),
  })
  .map(({ picks, isSystem, bonus, ...rest }) => {
    const selections: PastSelection[] = picks.map((one, index) => ({
      ...one,
      outcomeId: index + 1,
      marketId: index + 1,
    }))
    const matches = new Set(picks.map(({ matchId }) => matchId)).size
    const type =
      isSystem && matches > 1
        ? ('system' as const)
        : picks.length === 1
          ? ('single' as const)
          : matches < picks.length
            ? ('multiple' as const)
            : ('combined' as const)
    const sizes = type === 'system' ? [1, matches] : []
    const lines = linesOf({ type, selections, sizes }).length
    return {
      ...rest,
      type,
      sizes,
      selections,
      totalStakeMinor: rest.stakePerLineMinor * lines,
      ...(bonus && { bonus }),
    }
  })

/** The lines, each a pick of every match that it takes. */
function linesOf({
  type,
  selections,
  sizes,
}: Pick<PastCoupon, 'type' | 'selections' | 'sizes'>): PlainSelection[][] {
  const plain = selections.map((one) => ({
    matchId: one.matchId,
    oddsMilli: one.oddsMilli,
    result: one.result ?? ('void' as const),
    isBanker: false,
  }))
  const matches = new Set(plain.map(({ matchId }) => matchId)).size
  return writeOutLines(plain, type === 'system' ? sizes : [matches])
}

/** The payout by the words of rules 3.1, 4.2, 4.10 and 4.11: exact fractions, rounded once, down. */
export function slowPayout(coupon: PastCoupon): number {
  const { selections, stakePerLineMinor, totalStakeMinor, maxPayoutMinor } = coupon
  if (selections.every(({ result }) => result === 'void')) return totalStakeMinor
  const lines = linesOf(coupon)
  let gross = times(worthOfLines(lines), fraction(stakePerLineMinor))
  if (coupon.maxTotalOddsMilli > 0) {
    const most = fraction(stakePerLineMinor * lines.length * coupon.maxTotalOddsMilli, 1000)
    if (most.top * gross.bottom < gross.top * most.bottom) gross = most
  }
  const withBonus = Number(floor(times(gross, fraction(100 + slowPercent(coupon), 100))))
  return maxPayoutMinor > 0 ? Math.min(withBonus, maxPayoutMinor) : withBonus
}

function slowPercent({ type, selections, bonus }: PastCoupon): number {
  if (!bonus || type === 'multiple' || type === 'system') return 0
  let percent = 0
  let count = 0
  for (const { result, oddsMilli } of selections) {
    if (result !== 'won' || oddsMilli < bonus.minOddsMilli) continue
    count++
    if (count >= bonus.minCount) percent = Math.min(25, percent + bonus.percentPerStep)
  }
  return percent
}
