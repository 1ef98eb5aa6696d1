/** What the house adds to the prices that feeds send in play. */
import { isPrice } from '../money/odds.ts'

/** Percent, two decimals at most; 0 leaves a feed's prices as they are. */
export interface LiveMargins {
  defaultPercent: number
  /** By sport id. */
  bySport: Record<string, number>
  /** By tournament id; before that of its sport. */
  byTournament: Record<string, number>
}

export const DEFAULT_LIVE_MARGINS: LiveMargins = {
  defaultPercent: 0,
  bySport: {},
  byTournament: {},
}

export const MOST_MARGIN_PERCENT = 50

const LEAST_PRICE = 1001
/** From here on two decimals tell prices apart. */
const TWO_DECIMALS_FROM = 1010

interface Place {
  sportId: number
  tournamentId: number
}

/** The percent that counts for a match: of its tournament, else of its sport, else the default. */
export function marginPercent(margins: LiveMargins, { sportId, tournamentId }: Place): number {
  return margins.byTournament[tournamentId] ?? margins.bySport[sportId] ?? margins.defaultPercent
}

/**
 * The price offered for a feed's price: divided by 1 + margin and rounded down, so that every outcome's share of the book
 * grows by the margin. A price of two decimals keeps two, and none falls below 1.001. What is no price is left as it is.
 */
export function oddsWithMargin(oddsMilli: number, percent: number): number {
  if (percent <= 0 || !isPrice(oddsMilli)) return oddsMilli
  const offered = Math.floor((oddsMilli * 10_000) / (10_000 + Math.round(percent * 100)))
  const step = oddsMilli % 10 === 0 && offered >= TWO_DECIMALS_FROM ? 10 : 1
  return Math.max(LEAST_PRICE, offered - (offered % step))
}
