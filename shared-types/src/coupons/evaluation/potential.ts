/**
 * The most that a coupon can pay: shown as a preview in the slip, and frozen when the coupon is placed (rules 4.10).
 */
import { winnersAtOnce } from '../../markets/outcomes/winners_at_once.ts'
import type { PlaceTerms } from '../../racing/terms/place_terms.ts'
import { betLimitsFor } from '../limits/bet_limits.ts'
import { bonusPercent, countForBonus, earnsBonus } from '../payout/bonus.ts'
import { stricterCeiling } from '../limits/limit_set.ts'
import { overCommonDenominator, selectionFactor, type SelectionFactor } from '../payout/factor.ts'
import { sumLines } from '../payout/lines.ts'
import { addSums } from '../payout/part_sum.ts'
import { raisedTo, winnings } from '../payout/winnings.ts'
import { type LuckyTerms } from '../model/lucky_terms.ts'
import { luckyTermsFor, withPercent } from '../payout/lucky.ts'
import type { Evaluation, Violation } from './slip.ts'
import type { Draft, DraftPick } from './draft.ts'
import { isEachWay } from './each_way.ts'
import { isAtStart } from './starting_price.ts'

const MILLI = 1000n

export type Potential = Pick<
  Evaluation,
  | 'totalOddsMilli'
  | 'isTotalOddsCapped'
  | 'bonusPercent'
  | 'bonusMinor'
  | 'lucky'
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
  lucky: null,
  maxPayoutMinor: 0,
  uncappedPayoutMinor: 0,
  payoutCapMinor: 0,
}

/** Expects at least one line. */
export function potentialOf(draft: Draft, lineCount: number, stakePerLineMinor: number): Potential {
  const { limits } = draft.context
  const isDouble = isEachWay(draft.slip.selections)
  const win = bestLines(draft, TO_WIN, MILLI)
  const place = isDouble ? bestPlaces(draft) : null
  const lineSum = place ? addSums(win, place) : win
  const exact = (lineSum.numerator * MILLI) / (lineSum.denominator * BigInt(lineCount))
  const totalOdds = exact > Number.MAX_SAFE_INTEGER ? Number.MAX_SAFE_INTEGER : Number(exact)
  const isTotalOddsCapped = limits.maxTotalOddsMilli > 0 && totalOdds > limits.maxTotalOddsMilli

  const isBonusCoupon = earnsBonus(draft.type) && !isDouble && !isAtStart(draft.slip.selections)
  const percent = isBonusCoupon ? bonusPercent(countOf(draft), limits.bonus) : 0
  const payoutCapMinor = payoutCapOf(draft)
  const figures = {
    stakePerLineMinor,
    lineCount,
    maxTotalOddsMilli: limits.maxTotalOddsMilli,
    maxPayoutMinor: payoutCapMinor,
  }
  const usual = winnings({ ...figures, lineSum, bonusPercent: percent })
  const lucky = luckyOf(draft)
  const best = lucky ? raisedTo(allWinning(lucky, win, place), usual, figures) : usual
  return {
    totalOddsMilli: isTotalOddsCapped ? limits.maxTotalOddsMilli : totalOdds,
    isTotalOddsCapped,
    bonusPercent: lucky ? lucky.allWinnersPercent : percent,
    bonusMinor: best.bonusMinor,
    lucky,
    maxPayoutMinor: best.payoutMinor,
    uncappedPayoutMinor: best.uncappedMinor,
    payoutCapMinor,
  }
}

function luckyOf({ type, sizes, picks, context }: Draft): LuckyTerms | null {
  const isOfRunners = picks.every(({ quote }) => quote?.outcomeName !== undefined)
  return luckyTermsFor(context.limits.lucky ?? {}, { type, sizes, selections: picks, isOfRunners })
}

/** The lines of each part when all have won. */
function allWinning(
  { allWinnersPercent, parts }: LuckyTerms,
  win: SelectionFactor,
  place: SelectionFactor | null
): SelectionFactor {
  const raised = withPercent(win, allWinnersPercent)
  if (!place) return raised
  return addSums(raised, parts === 'both' ? withPercent(place, allWinnersPercent) : place)
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

/** What a part of the coupon makes of a pick. */
interface PartOfCoupon {
  /** What the pick is worth when it wins, over the denominator of the part. */
  worthOf: (pick: DraftPick) => bigint
  /** How many picks on the market of this one can win together. */
  winnersWith: (pick: DraftPick) => number
}

const winnersOfMarket = ({ quote }: DraftPick): number => winnersAtOnce(quote?.marketTypeId ?? 0)

const TO_WIN: PartOfCoupon = {
  worthOf: ({ oddsMilli }) => BigInt(oddsMilli),
  winnersWith: winnersOfMarket,
}

/** The sum over the lines of the place part, with as many placed runners of a race as its terms pay. */
function bestPlaces(draft: Draft): SelectionFactor {
  const { numerators, denominator } = overCommonDenominator(draft.picks.map(placedFactor))
  const worthOf = ({ index }: DraftPick) => numerators[index] ?? 0n
  const winnersWith = (pick: DraftPick) => termsOf(pick)?.places ?? winnersOfMarket(pick)
  return bestLines(draft, { worthOf, winnersWith }, denominator)
}

const termsOf = ({ selection }: DraftPick): PlaceTerms | undefined => selection.eachWay

function placedFactor(pick: DraftPick): SelectionFactor {
  const terms = termsOf(pick)
  const place = terms && { place: { divisor: terms.divisor } }
  return selectionFactor({ oddsMilli: pick.oddsMilli, result: 'won', ...place })
}

const bestLines = ({ groups, sizes }: Draft, part: PartOfCoupon, unit: bigint): SelectionFactor =>
  sumLines(
    groups.map(({ picks, isBanker }) => ({ weight: bestOf(picks, part, unit), isBanker })),
    sizes,
    unit
  )

/**
 * The most that the selections on one match can be worth together, over the denominator of the part. For one market, the
 * selections that can win together count; for several markets, their sum. The result is an upper bound, because outcomes of
 * two markets may exclude each other.
 */
function bestOf(picks: readonly DraftPick[], part: PartOfCoupon, unit: bigint): bigint {
  const only = picks[0]
  if (only && picks.length === 1) return part.worthOf(only)
  const markets = Map.groupBy(picks, ({ quote, index }) => (quote ? quote.marketId : -1 - index))
  let sum = 0n
  for (const ofMarket of markets.values()) sum += bestOfMarket(ofMarket, part, unit)
  return sum
}

/**
 * As many selections as the market lets win together; in other markets one wins, or all are void where a push is
 * possible.
 */
function bestOfMarket(picks: readonly DraftPick[], part: PartOfCoupon, unit: bigint): bigint {
  const winners = Math.max(...picks.map(part.winnersWith))
  const best = picks
    .map(part.worthOf)
    .sort((a, b) => (a < b ? 1 : -1))
    .slice(0, winners)
    .reduce((sum, each) => sum + each, 0n)
  const returned = BigInt(picks.length) * unit
  return best > returned ? best : returned
}
