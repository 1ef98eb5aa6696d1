/** Decimal odds as whole thousandths: 1.85 is 1850. */
import { plainNumber } from '../core/typed_text.ts'

/** No price is higher than a million; a higher number is a mistake of its source. */
const MAX_WHOLE_DIGITS = 7
const MILLI = 1000n
const MAX_MILLI = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * `1.85` or `1,85` to 1850, exactly, from the text. Decimals after the third are dropped (rounded down). Null when the
 * text is not a number or is below 1. The result may be 1 itself, which is not a price (`isPrice`).
 */
export function parseOdds(text: string): number | null {
  const match = /^(\d+)(?:[.,](\d+))?$/.exec(plainNumber(text))
  const whole = match?.[1]
  if (!match || whole === undefined || whole.length > MAX_WHOLE_DIGITS) return null
  const milli = Number(whole) * 1000 + Number((match[2] ?? '').slice(0, 3).padEnd(3, '0'))
  return milli < 1000 ? null : milli
}

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
