/**
 * The margin by which live prices of feeds are lowered. Each brand sets one (`live.margins`); the brands share the
 * board, so the highest margin counts.
 */
import logger from '@adonisjs/core/services/logger'
import {
  marginPercent,
  oddsWithMargin,
  type LiveMargins,
} from '@grandstand/shared-types/live/margins'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import { bus } from '#core/bus'
import { inTurn } from '#core/timing/in_turn'
import { openSites } from '#sites/current_site'
import type { BookMatch } from '#book/match'

/** Margins of the brands that set any. */
let margins: LiveMargins[] = []

/** Reloads the margins of all brands. */
export const loadLiveMargins = inTurn(async (): Promise<void> => {
  const sites = await openSites()
  margins = sites.map(({ settings }) => settings.live.margins).filter(hasAny)
})

const hasAny = ({ defaultPercent, bySport, byTournament }: LiveMargins): boolean =>
  defaultPercent > 0 ||
  [...Object.values(bySport), ...Object.values(byTournament)].some((p) => p > 0)

bus.on('siteChanged', () => {
  loadLiveMargins().catch((error: unknown) => {
    logger.error({ err: error }, 'margins of prices in play could not be read')
  })
})

/** Percent; 0 for a match that has not started. */
export function liveMarginOf(
  match: Pick<BookMatch, 'status' | 'sportId' | 'tournamentId'>
): number {
  if (margins.length === 0 || !isInPlay(match.status)) return 0
  return Math.max(...margins.map((entry) => marginPercent(entry, match)))
}

/** An outcome of a message at the price offered to players. */
export function offeredAt<T extends { oddsMilli: number | null }>(outcome: T, percent: number): T {
  const { oddsMilli } = outcome
  if (percent === 0 || oddsMilli === null) return outcome
  return { ...outcome, oddsMilli: oddsWithMargin(oddsMilli, percent) }
}
