/** Odds as paper and slip print them: stake times odds is what is paid (rules 1.2). */
import { formatOdds, multiplyOdds } from './odds.ts'

const MOST_DECIMALS = 30

/** Odds as text with the third decimal where there is one. */
export function exactOdds(oddsMilli: number): string {
  if (oddsMilli % 10 === 0) return formatOdds(oddsMilli)
  const milli = oddsMilli % 1000
  return `${(oddsMilli - milli) / 1000}.${String(milli).padStart(3, '0')}`
}

interface Total {
  /** The total odds of the coupon, cut to thousandths. */
  totalOddsMilli: number
  /** The odds of its selections. */
  oddsMilli: readonly number[]
  stakeMinor: number
}

/**
 * The total odds as text: their product cut to as few decimals, two at least, as the stake needs: stake times shown odds is
 * the winnings to the minor unit. Total odds that are no product, such as those of several lines or at a cap, are shown in
 * thousandths.
 */
export function totalOddsText({ totalOddsMilli, oddsMilli, stakeMinor }: Total): string {
  if (oddsMilli.length < 2 || multiplyOdds(oddsMilli) !== totalOddsMilli) {
    return exactOdds(totalOddsMilli)
  }
  const product = oddsMilli.reduce((all, odds) => all * BigInt(odds), 1n)
  const one = 1000n ** BigInt(oddsMilli.length)
  const stake = BigInt(stakeMinor)
  const winnings = (stake * product) / one
  for (let decimals = 2; decimals < MOST_DECIMALS; decimals++) {
    const scale = 10n ** BigInt(decimals)
    const cut = (product * scale) / one
    if ((stake * cut) / scale === winnings && cut > scale) return asText(cut, scale, decimals)
  }
  return exactOdds(totalOddsMilli)
}

function asText(cut: bigint, scale: bigint, decimals: number): string {
  const rest = cut % scale
  // as formatOdds: none for whole odds from 10 on
  if (rest === 0n && cut >= 10n * scale) return String(cut / scale)
  return `${cut / scale}.${String(rest).padStart(decimals, '0')}`
}
