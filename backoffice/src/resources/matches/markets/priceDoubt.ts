/** Prices that are asked about before they are saved, since a slip of the hand is likely. Pure functions. */
import { marginPermille } from './marketRisk.ts'

/** A price that moves by more than this is asked about. */
export const MOST_MOVE_PERCENT = 30
/** A market with a lower margin is one on which anybody can win without a risk. */
export const LEAST_MARGIN_PERMILLE = 0

export interface PriceDoubt {
  /** By how much the price moves, in whole percent of the present one; negative downwards. */
  movePercent: number
  /** The margin of the market with the new price, in tenths of a percent; null without one. */
  marginPermille: number | null
}

interface PriceMove {
  marketTypeId: number
  fromMilli: number
  toMilli: number
  /** Prices of the market's other outcomes that can be bet on. */
  othersMilli: readonly number[]
}

/** What is doubtful about a price; null when it can be saved without a question. */
export function doubtOf({
  marketTypeId,
  fromMilli,
  toMilli,
  othersMilli,
}: PriceMove): PriceDoubt | null {
  const margin = (milli: number) => marginPermille(marketTypeId, [...othersMilli, milli])
  const [before, after] = [margin(fromMilli), margin(toMilli)]
  const isFar = Math.abs(toMilli - fromMilli) * 100 > fromMilli * MOST_MOVE_PERCENT
  const isLow =
    after !== null && after < LEAST_MARGIN_PERMILLE && (before === null || after < before)
  if (!isFar && !isLow) return null
  return {
    movePercent: Math.round(((toMilli - fromMilli) * 100) / fromMilli),
    marginPermille: after,
  }
}
