/** The house's margin on prices that feeds send in play (rules 6.7). */
import { isPrice } from '../money/odds.ts'

/** Percent with two decimals at most; 0 leaves a feed's prices unchanged. */
export interface LiveMargins {
  defaultPercent: number
  /** By sport id. */
  bySport: Record<string, number>
  /** By tournament id; wins over its sport's. */
  byTournament: Record<string, number>
}

export const DEFAULT_LIVE_MARGINS: LiveMargins = {
  defaultPercent: 0,
  bySport: {},
  byTournament: {},
}

export const MOST_MARGIN_PERCENT = 50

const LEAST_PRICE = 1001
/** From this price on, two decimals are enough to tell prices apart. */
const TWO_DECIMALS_FROM = 1010

interface Place {
  sportId: number
  tournamentId: number
}

/** The margin of a match: its tournament's, else its sport's, else the default. */
export function marginPercent(margins: LiveMargins, { sportId, tournamentId }: Place): number {
  return margins.byTournament[tournamentId] ?? margins.bySport[sportId] ?? margins.defaultPercent
}

/**
 * The price offered for a feed's price: divided by 1 + margin and rounded down, so that every outcome's share of the
 * book grows by the margin. A price of two decimals keeps two decimals, and no price falls below 1.001. Odds that are
 * not a valid price stay unchanged.
 */
export function oddsWithMargin(oddsMilli: number, percent: number): number {
  if (percent <= 0 || !isPrice(oddsMilli)) return oddsMilli
  const offered = Math.floor((oddsMilli * 10_000) / (10_000 + Math.round(percent * 100)))
  const step = oddsMilli % 10 === 0 && offered >= TWO_DECIMALS_FROM ? 10 : 1
  return Math.max(LEAST_PRICE, offered - (offered % step))
}
