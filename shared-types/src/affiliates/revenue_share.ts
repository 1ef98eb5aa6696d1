/** The share of a net revenue (rules 16.5). Pure functions; whole numbers only. */
import { WHOLE_RATE } from '../statements/commission.ts'
import type { DealTier, TierMode } from './deal.ts'

/**
 * The share of a period's net revenue in minor units, rounded once, down. A negative revenue has the rate of the first
 * tier. `tiers` rise from 0.
 */
export function revenueShareOf(
  netMinor: number,
  tiers: readonly DealTier[],
  mode: TierMode
): number {
  if (mode === 'ladder' && netMinor > 0) return partOf(ladder(netMinor, tiers))
  const reached = tiers.findLast(({ fromMinor }) => fromMinor <= Math.max(0, netMinor))
  return partOf(BigInt(netMinor) * BigInt(reached?.rate ?? 0))
}

/** The part of an amount by a rate in hundredths of a percent, rounded down. */
export const rated = (amountMinor: number, rate: number): number =>
  partOf(BigInt(amountMinor) * BigInt(rate))

function ladder(netMinor: number, tiers: readonly DealTier[]): bigint {
  return tiers.reduce((sum, { fromMinor, rate }, index) => {
    const upTo = Math.min(netMinor, tiers[index + 1]?.fromMinor ?? netMinor)
    return upTo > fromMinor ? sum + BigInt(upTo - fromMinor) * BigInt(rate) : sum
  }, 0n)
}

/** Divides by the unit of rates, rounding toward minus infinity. */
function partOf(share: bigint): number {
  const whole = BigInt(WHOLE_RATE)
  const cut = share / whole
  return Number(share < 0n && cut * whole !== share ? cut - 1n : cut)
}
