/**
 * The most that a coupon can pay: shown as a preview in the slip, and frozen when the coupon is placed (rules 4.10).
 */
import { winnersAtOnce } from '../../markets/outcomes/winners_at_once.ts'
import { betLimitsFor } from '../limits/bet_limits.ts'
import { bonusPercent, countForBonus, earnsBonus } from '../payout/bonus.ts'
import { stricterCeiling } from '../limits/limit_set.ts'
import { sumLines } from '../payout/lines.ts'
import { winnings } from '../payout/winnings.ts'
import type { Evaluation, Violation } from './slip.ts'
import type { Draft, DraftPick } from './draft.ts'

const MILLI = 1000n

export type Potential = Pick<
  Evaluation,
  | 'totalOddsMilli'
  | 'isTotalOddsCapped'
  | 'bonusPercent'
  | 'bonusMinor'
  | 'maxPayoutMinor'
  | 'uncappedPayoutMinor'
  | 'payoutCapMinor'
>

/** The figures of a shape without lines. */
export const NO_POTENTIAL: Potential = {
  totalOddsMilli: 0,
  isTotalOddsCapped: false,
  bonusPercent: 0,
  bonusMinor: 0,
  maxPayoutMinor: 0,
  uncappedPayoutMinor: 0,
  payoutCapMinor: 0,
}

/** Expects at least one line. */
export function potentialOf(draft: Draft, lineCount: number, stakePerLineMinor: number): Potential {
  const { limits } = draft.context
  const groups = draft.groups.map(({ picks, isBanker }) => ({
    weight: BigInt(bestOf(picks)),
    isBanker,
  }))
  const lineSum = sumLines(groups, draft.sizes, MILLI)
  const exact = (lineSum.numerator * MILLI) / (lineSum.denominator * BigInt(lineCount))
  const totalOdds = exact > Number.MAX_SAFE_INTEGER ? Number.MAX_SAFE_INTEGER : Number(exact)
  const isTotalOddsCapped = limits.maxTotalOddsMilli > 0 && totalOdds > limits.maxTotalOddsMilli

  const percent = earnsBonus(draft.type) ? bonusPercent(countOf(draft), limits.bonus) : 0
  const payoutCapMinor = payoutCapOf(draft)
  const best = winnings({
    stakePerLineMinor,
    lineCount,
    lineSum,
    maxTotalOddsMilli: limits.maxTotalOddsMilli,
    bonusPercent: percent,
    maxPayoutMinor: payoutCapMinor,
  })
  return {
    totalOddsMilli: isTotalOddsCapped ? limits.maxTotalOddsMilli : totalOdds,
    isTotalOddsCapped,
    bonusPercent: percent,
    bonusMinor: best.bonusMinor,
    maxPayoutMinor: best.payoutMinor,
    uncappedPayoutMinor: best.uncappedMinor,
    payoutCapMinor,
  }
}

/** Adds `maxPayoutBelowStake [cap, stake]`, in minor units, when the highest payout is not above the stake. */
export function checkGain(
  { maxPayoutMinor, uncappedPayoutMinor, payoutCapMinor }: Potential,
  totalStakeMinor: number,
  violations: Violation[]
): void {
  if (maxPayoutMinor < uncappedPayoutMinor && maxPayoutMinor <= totalStakeMinor) {
    violations.push({ key: 'maxPayoutBelowStake', params: [payoutCapMinor, totalStakeMinor] })
  }
}

/** The lowest of the highest payouts that the user's limit and the limits of the selections allow. */
function payoutCapOf({ picks, bounds, type }: Draft): number {
  return picks.reduce(
    (cap, { quote }) =>
      quote?.limits ? stricterCeiling(cap, betLimitsFor(quote.limits, type).maxPayoutMinor) : cap,
    bounds.maxPayoutMinor
  )
}

function countOf({ picks, context }: Draft): number {
  return countForBonus(
    picks.map((pick) => pick.oddsMilli),
    context.limits.bonus
  )
}

/**
 * The most that the selections on one match can be worth together, in thousandths. For one market, the selections that
 * can win together count; for several markets, their sum. The result is an upper bound, because outcomes of two markets
 * may exclude each other.
 */
function bestOf(picks: readonly DraftPick[]): number {
  const only = picks[0]
  if (only && picks.length === 1) return only.oddsMilli
  const markets = new Map<number, DraftPick[]>()
  for (const pick of picks) {
    const marketId = pick.quote ? pick.quote.marketId : -1 - pick.index
    const ofMarket = markets.get(marketId)
    if (ofMarket) ofMarket.push(pick)
    else markets.set(marketId, [pick])
  }
  let sum = 0
  for (const ofMarket of markets.values()) sum += bestOfMarket(ofMarket)
  return sum
}

/**
 * As many selections as the market lets win together; in other markets one wins, or all are void where a push is
 * possible.
 */
function bestOfMarket(picks: readonly DraftPick[]): number {
  const odds = picks.map((pick) => pick.oddsMilli).sort((a, b) => b - a)
  const winners = winnersAtOnce(picks[0]?.quote?.marketTypeId ?? 0)
  const best = odds.slice(0, winners).reduce((sum, each) => sum + each, 0)
  return Math.max(best, picks.length * 1000)
}
