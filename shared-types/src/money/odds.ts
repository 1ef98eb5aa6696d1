/** Decimal odds as whole thousandths: 1.85 is 1850. */

const MILLI = 1000n
const MAX_MILLI = BigInt(Number.MAX_SAFE_INTEGER)

/** A price that can be bet on: a whole number of thousandths above 1. */
export function isPrice(oddsMilli: number): boolean {
  return Number.isSafeInteger(oddsMilli) && oddsMilli > 1000
}

/** The lowest and the highest price that staff may set. */
export const LEAST_ODDS_MILLI = 1_001
export const MOST_ODDS_MILLI = 10_000_000

/**
 * Odds as text: two decimals, cut instead of rounded, so that the shown price is never better than the paid one; three
 * decimals from 1.001 to 1.009, where two would show 1.00; none for whole odds from 10 on (rules 1.2). The decimal sign
 * is a point everywhere.
 */
export function formatOdds(oddsMilli: number): string {
  const milli = oddsMilli % 1000
  const whole = (oddsMilli - milli) / 1000
  if (oddsMilli > 1000 && oddsMilli < 1010) return `${whole}.${String(milli).padStart(3, '0')}`
  if (milli === 0 && whole >= 10) return String(whole)
  return `${whole}.${String(Math.floor(milli / 10)).padStart(2, '0')}`
}

/**
 * The product of odds, exact, then cut to thousandths; capped at `Number.MAX_SAFE_INTEGER`. An empty list gives 1000.
 */
export function multiplyOdds(oddsMilli: readonly number[]): number {
  let product = MILLI
  let scale = 1n
  for (const odds of oddsMilli) {
    product *= BigInt(odds)
    scale *= MILLI
  }
  const milli = product / scale
  return milli > MAX_MILLI ? Number.MAX_SAFE_INTEGER : Number(milli)
}
