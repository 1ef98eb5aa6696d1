import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import {
  acceptanceDelaySeconds,
  type AcceptanceDelay,
} from '@grandstand/shared-types/live/acceptance_delay'
import { book } from '#book/book'
import { must } from '#core/errors/must'
import { isLiveQuote } from '#coupons/acceptance/live_moment'

/** The acceptance delay of a coupon with these selections, in milliseconds; null without a live selection. */
export function acceptanceDelayMs(
  quotes: readonly QuotedOutcome[],
  delay: AcceptanceDelay,
  groupSeconds = 0
): number | null {
  const live = quotes.filter(isLiveQuote)
  if (live.length === 0) return null
  const picks = live.map(({ matchId, sportId }) => ({
    matchId,
    sportId,
    tournamentId: must(book.match(matchId), 'match of a quote').tournamentId,
  }))
  return acceptanceDelaySeconds(delay, picks, groupSeconds) * 1000
}
