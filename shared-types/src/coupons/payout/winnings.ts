/**
 * From an exact return per stake to whole minor units, for the slip's preview and for settlement: first the cap on the
 * total odds, then the bonus, then one rounding down, then the highest payout.
 */

interface WinningsInput {
  stakePerLineMinor: number
  lineCount: number
  /** Sum over the lines of the products of their factors, as a fraction. */
  lineSum: { numerator: bigint; denominator: bigint }
  /** 0 means no cap on the total odds. */
  maxTotalOddsMilli: number
  bonusPercent: number
  /** 0 means no highest payout. */
  maxPayoutMinor: number
}

export interface Winnings {
  /** After bonus and cap. */
  payoutMinor: number
  /** After bonus, before the cap; kept for audit. */
  uncappedMinor: number
  /** The part of the payout that is bonus; it is posted apart. */
  bonusMinor: number
}

/** A bonus percentage may have two decimals. */
const PERCENT_SCALE = 100

/**
 * The coupon is rounded once: the bonus is the rounded payout less the rounded gross win. Amounts beyond the safe
 * integers are cut to `Number.MAX_SAFE_INTEGER`.
 */
export function winnings(input: WinningsInput): Winnings {
  let numerator = BigInt(input.stakePerLineMinor) * input.lineSum.numerator
  let denominator = input.lineSum.denominator
  if (input.maxTotalOddsMilli > 0) {
    const ceiling =
      BigInt(input.stakePerLineMinor) * BigInt(input.lineCount) * BigInt(input.maxTotalOddsMilli)
    // ceiling / 1000 < numerator / denominator
    if (ceiling * denominator < numerator * 1000n) {
      numerator = ceiling
      denominator = 1000n
    }
  }
  const gross = toMinor(numerator / denominator)
  const percent = BigInt(Math.round(input.bonusPercent * PERCENT_SCALE))
  const scale = 100n * BigInt(PERCENT_SCALE)
  const uncappedMinor =
    percent === 0n ? gross : toMinor((numerator * (scale + percent)) / (denominator * scale))
  const payoutMinor =
    input.maxPayoutMinor > 0 ? Math.min(uncappedMinor, input.maxPayoutMinor) : uncappedMinor
  return { payoutMinor, uncappedMinor, bonusMinor: Math.max(0, payoutMinor - gross) }
}

/** The winnings with what a Lucky coupon adds to its lines (rules 19.12): the difference to the usual ones is their bonus. */
export function raisedTo(
  lineSum: WinningsInput['lineSum'],
  usual: Winnings,
  figures: Omit<WinningsInput, 'lineSum' | 'bonusPercent'>
): Winnings {
  const raised = winnings({ ...figures, lineSum, bonusPercent: 0 })
  return { ...raised, bonusMinor: raised.payoutMinor - usual.payoutMinor }
}

function toMinor(amount: bigint): number {
  return amount > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(amount)
}
