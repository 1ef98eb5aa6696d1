/** What a market earns the house, and what it may cost. Pure. */
import { winnersAtOnce } from '@grandstand/shared-types/markets/outcomes/winners_at_once'
import type { MarketStakes } from '@grandstand/shared-types/wire/coupons'

const WHOLE_PERMILLE = 1000
/** A market needs two prices to have a margin. */
const FEWEST_PRICES = 2

/**
 * What all prices together promise over the number of outcomes that win, in tenths of a percent: 53 for 5.3 %. Null for a
 * market that is not whole, or whose winners have no number, as goalscorers.
 */
export function marginPermille(marketTypeId: number, oddsMilli: readonly number[]): number | null {
  const winners = winnersAtOnce(marketTypeId)
  if (oddsMilli.length < FEWEST_PRICES || !Number.isFinite(winners)) return null
  const sum = oddsMilli.reduce((total, milli) => total + WHOLE_PERMILLE ** 2 / milli, 0)
  return Math.round(sum / winners) - WHOLE_PERMILLE
}

/** The most that the house can lose on a market: the payouts of its worst outcome less its stakes, never below 0. */
export function liabilityMinor({ openStakesMinor, outcomes }: MarketStakes): number {
  const worst = Math.max(0, ...outcomes.map(({ openLiabilityMinor }) => openLiabilityMinor))
  return Math.max(0, worst - openStakesMinor)
}
