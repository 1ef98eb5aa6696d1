/** A live match as the board shows it now, for traders. */
import { isSwitchable } from '@grandstand/shared-types/catalogue/market_status'
import type { LiveBookView } from '@grandstand/shared-types/wire/betting/live'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import { book } from '#book/book'
import type { BookMarket, BookMatch } from '#book/match'
import { marketView } from '#book/queries/board'

/** Markets that a feed or staff may still open, by id; empty when the match has left the board. */
export function liveBook(matchId: number): LiveBookView {
  const match = book.match(matchId)
  const markets = match ? match.markets.filter((market) => isTraded(match, market)) : []
  return {
    matchId,
    markets: markets
      .sort((a, b) => a.id - b.id)
      .map((market) => ({
        ...marketView(market, null),
        isHeld: market.isSuspendedByStaff,
        producer: market.producer,
        updatedAt: market.updatedAt,
      })),
    timeline: match?.live ? [...match.live.timeline] : [],
  }
}

/** Pre-match markets are closed once the match runs. */
function isTraded(match: BookMatch, { status, isLive }: BookMarket): boolean {
  const isOpenable = isSwitchable(status)
  return isOpenable && (isLive || !isInPlay(match.status))
}
