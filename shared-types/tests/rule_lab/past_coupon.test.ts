import { expect, test } from 'vitest'
import { settledOutcome, type PastCoupon } from '../../src/rule_lab/past_coupon.ts'

const WON: PastCoupon = {
  ...{ type: 'single', stakePerLineMinor: 1_000, totalStakeMinor: 1_000, sizes: [] },
  ...{ maxPayoutMinor: 0, maxTotalOddsMilli: 0 },
  selections: [
    {
      ...{ outcomeId: 1, marketId: 1, marketTypeId: 1, matchId: 1, isLive: false },
      ...{ oddsMilli: 2_000, result: 'won' },
    },
  ],
}

test('a coupon of the past is settled with its odds boost, at most by the highest extra', () => {
  expect(settledOutcome(WON).paidMinor).toBe(2_000)
  const boosted = (highestExtraMinor: number) =>
    settledOutcome({ ...WON, boost: { boostedMilli: [2_500], highestExtraMinor } }).paidMinor
  expect(boosted(10_000)).toBe(2_500)
  expect(boosted(300)).toBe(2_300)
})
