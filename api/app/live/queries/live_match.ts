/** One match of the live list with all markets and its timeline, and its changed prices. */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import type {
  LiveMatchDetail,
  LiveOdds,
  LiveMatch,
} from '@grandstand/shared-types/wire/betting/live'
import { PROPOSITION_MATCHES } from '@grandstand/shared-types/core/list_limits'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import { clock } from '#core/timing/clock'
import { book, type BookMatch } from '#book/book'
import { openMarkets } from '#book/match'
import type { Offer } from '#book/offer/offer'
import { marketView } from '#book/queries/board'
import { fittingMatches } from '#book/queries/proposition'
import { isShown } from '#book/shown'
import { changedMarkets } from '#stream/delta'
import { tracker } from '#stream/tracker'
import { listedMatches, liveView, timelineOf } from '#stream/view'

/** Null when no live feed covers the match, or it is not shown. */
export function liveMatch(
  matchId: number,
  language: string,
  offer: Offer | null
): LiveMatchDetail | null {
  const match = coveredMatch(matchId, offer)
  return match
    ? {
        serverNowMs: clock.now(),
        match: liveView(match, language, 'all', offer),
        timeline: [...timelineOf(match)],
      }
    : null
}

/** Open markets changed since the answer with version `notSeen`; all when that version is unknown or old. */
export function liveOdds(
  matchId: number,
  notSeen: string | null,
  offer: Offer | null
): LiveOdds | null {
  const match = coveredMatch(matchId, offer)
  if (!match) return null
  const version = `${tracker.epoch}.${tracker.seq}`
  const seen = seenSeq(notSeen)
  const mark = tracker.marks.get(matchId)
  if (seen === null || !mark) {
    if (tracker.isRunning) tracker.follow(match)
    const markets = openMarkets(match).map((market) => marketView(market, offer))
    return { matchId, version, isWhole: true, markets, goneMarketIds: [] }
  }
  return { matchId, version, isWhole: false, ...changedMarkets(match, mark, seen, offer) }
}

/** Matches in play that fit the matches of a slip. */
export function liveProposition(
  slipMatchIds: readonly number[],
  language: string,
  offer: Offer | null
): LiveMatch[] {
  const inPlay = [...listedMatches(clock.now(), offer)].filter(({ status }) => isInPlay(status))
  const proposed: LiveMatch[] = []
  for (const match of fittingMatches(slipMatchIds, inPlay)) {
    const view = liveView(match, language, 'main', offer)
    if (!view.isPaused && view.markets.some(({ status }) => status === MARKET_STATUS.active)) {
      proposed.push(view)
    }
    if (proposed.length === PROPOSITION_MATCHES) break
  }
  return proposed
}

function coveredMatch(matchId: number, offer: Offer | null): BookMatch | null {
  const match = book.match(matchId)
  return match && match.live !== null && isShown(match, offer) ? match : null
}

function seenSeq(version: string | null): number | null {
  const [epoch, seq] = (version ?? '').split('.')
  const number = Number(seq)
  if (!epoch || epoch !== tracker.epoch || !Number.isSafeInteger(number)) return null
  return number >= tracker.oldestSeq && number <= tracker.seq ? number : null
}
