/** A match of the book as the live list and the socket show it. */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { EMPTY_LIVE_STATE, type LiveIncident } from '@grandstand/shared-types/live/state'
import { isOnLiveList } from '@grandstand/shared-types/live/list_rules'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { clock } from '#core/timing/clock'
import { book, type BookMarket, type BookMatch } from '#book/book'
import { effectiveStatus, isOpenMarket } from '#book/match'
import type { Offer } from '#book/offer/offer'
import { isMatchPaused } from '#book/producer_states'
import { areLivePricesOld } from '#book/sharing/freshness'
import { isRateLocked, shortestRateLock } from '#book/rate_lock'
import { boardView, leagueNames, leagueRank, type MatchFilter } from '#book/queries/board'
import { isShown } from '#book/shown'

/** The markets in a view: the list's, all, or none. */
export type Scope = MatchFilter['odds']

/** Markets are sorted by id, so that a view equals one assembled from deltas. */
export function liveView(
  match: BookMatch,
  language: string,
  scope: Scope,
  offer: Offer | null
): LiveMatch {
  const view = boardView(match, scope, offer)
  return {
    ...view,
    markets: view.markets.sort((a, b) => a.id - b.id),
    ...leagueNames(match, language),
    leagueOrder: leagueRank(match),
    listOrder: match.listOrder,
    updatedAt: match.live?.updatedAt ?? match.changedAt,
    ...liveFacts(match, view.marketCount),
  }
}

/** The part of a view that changes while a match runs, without prices. */
export function liveFacts(match: BookMatch, marketCount: number) {
  return {
    status: match.status,
    betStatus: match.betStatus,
    startsAt: match.startsAt,
    marketCount,
    state: match.live?.state ?? EMPTY_LIVE_STATE,
    isPaused: isMatchPaused(match) || (match.live !== null && areLivePricesOld()),
    silentSince: silentSince(match, clock.now()),
  }
}

/**
 * Time of the last message of the match's feed, in epoch milliseconds, while a brand locks the match's prices for
 * silence; else null.
 */
export function silentSince(match: BookMatch, nowMs: number): number | null {
  return isRateLocked(match, nowMs, shortestRateLock()) ? (match.live?.updatedAt ?? null) : null
}

export const timelineOf = (match: BookMatch): readonly LiveIncident[] => match.live?.timeline ?? []

/**
 * Whether a live feed covers the match and the live list shows it at `nowMs`. A match that a brand suspends stays on its
 * list.
 */
export function isListed(match: BookMatch, nowMs: number, offer: Offer | null): boolean {
  return (
    match.live?.isCovered === true &&
    isShown(match, offer) &&
    isOnLiveList(match, match.markets.some(isBettable), nowMs)
  )
}

/** Matches on the live list, in no order. */
export function* listedMatches(nowMs: number, offer: Offer | null): Iterable<BookMatch> {
  for (const match of book.matches()) if (isListed(match, nowMs, offer)) yield match
}

function isBettable(market: BookMarket): boolean {
  return (
    effectiveStatus(market) === MARKET_STATUS.active &&
    isOpenMarket(market) &&
    market.outcomes.some((o) => o.active)
  )
}
