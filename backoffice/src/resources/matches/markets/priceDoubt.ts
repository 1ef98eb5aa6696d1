/** Prices that are asked about before they are saved, since a slip of the hand is likely. Pure functions. */
import { formatOdds, LEAST_ODDS_MILLI, MOST_ODDS_MILLI } from '@grandstand/shared-types/money/odds'
import { parseOdds } from '@grandstand/shared-types/money/parse_odds'
import { marginPermille } from './marketRisk.ts'

/** As texts name them. */
export const PRICE_BOUNDS = {
  least: formatOdds(LEAST_ODDS_MILLI),
  most: formatOdds(MOST_ODDS_MILLI),
}

/** The price that a text names; null for none, and for one that staff may not set. */
export function typedPrice(text: string): number | null {
  const milli = parseOdds(text)
  return milli === null || milli < LEAST_ODDS_MILLI || milli > MOST_ODDS_MILLI ? null : milli
}

/** A price that moves by more than this is asked about (rules 6.8). */
export const MOST_MOVE_PERCENT = 30
/** A market with a lower margin is one on which anybody can win without a risk. */
const LEAST_MARGIN_PERMILLE = 0

/** Whether whoever bets on every outcome wins. */
export const isMarginLost = (margin: number | null): margin is number =>
  margin !== null && margin < LEAST_MARGIN_PERMILLE

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
  const isLow = isMarginLost(after) && (before === null || after < before)
  if (!isFar && !isLow) return null
  return {
    movePercent: Math.round(((toMilli - fromMilli) * 100) / fromMilli),
    marginPermille: after,
  }
}
