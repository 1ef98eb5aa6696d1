/** An outcome of the book as `evaluate` reads it. */
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import { clock } from '#core/timing/clock'
import type { BookMarket, BookOutcome } from '#book/match'
import { isSoldAt, isSoldAtStart, statusAt, type Offer } from '#book/offer/offer'
import { oddsAt } from '#book/orders'
import { isMatchPaused, isProducerUp } from '#book/producer_states'
import { isRateLocked, type RateLock } from '#book/rate_lock'
import { areLivePricesFresh } from '#book/sharing/freshness'
import { isShown } from '#book/shown'

/** Where a quote is given: without a brand, as all brands share it. */
export interface QuotedAt {
  rateLock?: RateLock
  offer?: Offer | null
}

/**
 * The state at this moment, with suspension, pause and the rate lock that follows the silence given in `rateLock`. Prices
 * that are not fresh suspend every market in play.
 */
export function quoteOf(outcome: BookOutcome, at: QuotedAt = {}): QuotedOutcome {
  const quote = knownQuoteOf(outcome, at)
  const isOld = outcome.market.isLive && !areLivePricesFresh()
  return isOld ? { ...quote, lockedReason: 'marketSuspended' } : quote
}

/** The same, of the last state that is known, however old it is. */
export function knownQuoteOf(
  outcome: BookOutcome,
  { rateLock, offer = null }: QuotedAt = {}
): QuotedOutcome {
  const { market } = outcome
  const { match } = market
  const { live } = match
  const lockedReason = lockOf(market, rateLock)
  const oddsMilli = oddsAt(offer, outcome)
  return {
    outcomeId: outcome.id,
    outcomeKey: outcome.key,
    ...(outcome.name !== undefined && { outcomeName: outcome.name }),
    ...(market.compared && { compared: market.compared }),
    ...(market.placeTerms && { placeTerms: market.placeTerms }),
    ...(isSoldAtStart(offer, market) && { isSoldAtStart: true as const }),
    oddsMilli: oddsMilli ?? outcome.oddsMilli,
    active: outcome.active && oddsMilli !== null && isSoldAt(offer, market),
    marketId: market.id,
    marketTypeId: market.typeId,
    specifier: market.specifier,
    marketStatus: statusAt(offer, market),
    marketVersion: market.version,
    matchId: match.id,
    sportId: match.sportId,
    matchStatus: match.status,
    betStatus: match.betStatus,
    matchActive: isShown(match, offer) && live?.isCovered !== false,
    isLiveMarket: market.isLive,
    startsAt: match.startsAt,
    minSelections: match.minSelections,
    ...(live && { score: live.state.score, redCards: live.state.redCards }),
    ...(lockedReason && { lockedReason }),
  }
}

/** A feed that is down suspends the markets it priced, and every match in play that it covers. */
function lockOf(
  market: BookMarket,
  rateLock: RateLock | undefined
): QuotedOutcome['lockedReason'] | null {
  const { match, producer } = market
  if (producer !== null && !isProducerUp(producer)) return 'marketSuspended'
  if (isInPlay(match.status) && isMatchPaused(match)) return 'marketSuspended'
  return isRateLocked(match, clock.now(), rateLock) ? 'rateLocked' : null
}
