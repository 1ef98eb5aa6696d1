import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import {
  acceptanceDelaySeconds,
  type AcceptanceDelay,
} from '@grandstand/shared-types/live/acceptance_delay'
import { book } from '#book/book'
import { isLiveQuote } from '#coupons/acceptance/live_legs'

/** Milliseconds that a coupon with these selections waits; null without a live selection. */
export function waitingMs(
  quotes: readonly QuotedOutcome[],
  waiting: AcceptanceDelay,
  groupSeconds = 0
): number | null {
  const live = quotes.filter(isLiveQuote)
  if (live.length === 0) return null
  const picks = live.map(({ matchId, sportId }) => ({
    matchId,
    sportId,
    tournamentId: book.match(matchId)?.tournamentId ?? 0,
  }))
  return acceptanceDelaySeconds(waiting, picks, groupSeconds) * 1000
}
