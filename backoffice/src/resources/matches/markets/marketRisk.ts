/** The house's margin on a market, and the most that it can cost. Pure functions. */
import { winnersAtOnce } from '@grandstand/shared-types/markets/outcomes/winners_at_once'
import type { MarketStakes } from '@grandstand/shared-types/wire/betting/coupons'

const WHOLE_PERMILLE = 1000
/** A market needs two prices to have a margin. */
const FEWEST_PRICES = 2

/**
 * The margin of all prices together, in tenths of a percent: 53 for 5.3 %. Null for a market without all its prices, or
 * without a fixed number of winners, such as goalscorers.
 */
export function marginPermille(marketTypeId: number, oddsMilli: readonly number[]): number | null {
  const winners = winnersAtOnce(marketTypeId)
  if (oddsMilli.length < FEWEST_PRICES || !Number.isFinite(winners)) return null
  const sum = oddsMilli.reduce((total, milli) => total + WHOLE_PERMILLE ** 2 / milli, 0)
  return Math.round(sum / winners) - WHOLE_PERMILLE
}

/** The most that the house can lose on a market: payouts of its worst outcome less the stakes, at least 0. */
export function liabilityMinor({ openStakesMinor, outcomes }: MarketStakes): number {
  const worst = Math.max(0, ...outcomes.map(({ openLiabilityMinor }) => openLiabilityMinor))
  return Math.max(0, worst - openStakesMinor)
}
