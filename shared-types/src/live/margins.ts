/** A brand's margin on the prices that all brands share, in play and before the match (rules 6.7). */
import { isInPlay } from '../catalogue/match_status.ts'
import { isPrice } from '../money/odds.ts'

/** Percent with two decimals at most; 0 leaves prices unchanged. */
export interface Margins {
  defaultPercent: number
  /** By sport id. */
  bySport: Record<string, number>
  /** By tournament id; wins over its sport's. */
  byTournament: Record<string, number>
}

export const NO_MARGINS: Margins = {
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

/** The margins of a brand. */
export interface BrandMargins {
  inPlay: Margins
  preMatch: Margins
}

/** Whether any price is lowered. */
export const hasMargin = ({ defaultPercent, bySport, byTournament }: Margins): boolean =>
  [defaultPercent, ...Object.values(bySport), ...Object.values(byTournament)].some((p) => p > 0)

/** The margin of a match at a brand, by whether it is in play. */
export const brandMargin = (
  { inPlay, preMatch }: BrandMargins,
  match: Place & { status: string }
): number => marginPercent(isInPlay(match.status) ? inPlay : preMatch, match)

/** The margin of a match: its tournament's, else its sport's, else the default. */
export function marginPercent(margins: Margins, { sportId, tournamentId }: Place): number {
  return margins.byTournament[tournamentId] ?? margins.bySport[sportId] ?? margins.defaultPercent
}

/**
 * The price offered for a shared price: divided by 1 + margin and rounded down, so that every outcome's share of the
 * book grows by the margin. A price of two decimals keeps two decimals, and no price falls below 1.001. Odds that are
 * not a valid price stay unchanged.
 */
export function oddsWithMargin(oddsMilli: number, percent: number): number {
  if (percent <= 0 || !isPrice(oddsMilli)) return oddsMilli
  const offered = Math.floor((oddsMilli * 10_000) / (10_000 + Math.round(percent * 100)))
  const step = oddsMilli % 10 === 0 && offered >= TWO_DECIMALS_FROM ? 10 : 1
  return Math.max(LEAST_PRICE, offered - (offered % step))
}
