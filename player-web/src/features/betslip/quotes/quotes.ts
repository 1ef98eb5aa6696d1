/**
 * Quotes of the slip's outcomes: first from the list in which an outcome was picked, then from the server every few
 * seconds. Prices and states come from the odds store, which lists also write to.
 */
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import { isCurrencyCode } from '@grandstand/shared-types/money/currencies'
import type {
  BoardMarket,
  BoardMatch,
  BoardOutcome,
  OutcomeQuotes,
} from '@grandstand/shared-types/wire/betting/book'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { call } from '../../../api/client.ts'
import { noteServerNow } from '../../../api/serverClock.ts'
import { oddsStore } from '../../../odds/store.ts'

const quotes = new Map<number, QuotedOutcome>()

export function rememberQuote(match: BoardMatch, market: BoardMarket, outcome: BoardOutcome): void {
  quotes.set(outcome.id, {
    outcomeId: outcome.id,
    outcomeKey: outcome.key,
    outcomeName: outcome.name,
    oddsMilli: outcome.oddsMilli,
    active: outcome.active,
    marketId: market.id,
    marketTypeId: market.typeId,
    specifier: market.specifier,
    marketStatus: market.status,
    matchId: match.id,
    sportId: match.sportId,
    matchStatus: match.status,
    betStatus: match.betStatus,
    matchActive: true,
    isLiveMarket: isInPlay(match.status),
    startsAt: match.startsAt,
    minSelections: match.minSelections,
    ...(market.placeTerms && { placeTerms: market.placeTerms }),
    ...(market.isSoldAtStart && { isSoldAtStart: true as const }),
  })
}

/**
 * Reads the server's quotes of these outcomes, with the limits on bets in a currency (by default the site's), and keeps
 * the quotes. Outcomes missing in the answer have left the board.
 */
export async function fetchQuotes(
  ids: readonly number[],
  currency: string | undefined,
  signal?: AbortSignal
): Promise<OutcomeQuotes> {
  const known = currency !== undefined && isCurrencyCode(currency) ? currency : undefined
  const query = { ids: ids.join(','), currency: known }
  const answer = await call('GET /v1/board/outcomes', { query }, signal)
  noteServerNow(answer.serverNowMs)
  for (const outcomeId of ids) quotes.delete(outcomeId)
  for (const quote of answer.outcomes) quotes.set(quote.outcomeId, quote)
  oddsStore.ingestQuotes(answer.outcomes)
  return answer
}

/** Takes the facts of a match from the stream; prices are in the odds store. */
export function noteLiveMatch({ id, status, betStatus, startsAt }: LiveMatch): void {
  for (const [outcomeId, quote] of quotes) {
    if (quote.matchId !== id) continue
    quotes.set(outcomeId, { ...quote, matchStatus: status, betStatus, startsAt })
  }
}

/** Whether the match of an outcome is in play. */
export const isLiveItem = ({ outcomeId }: { outcomeId: number }): boolean =>
  isInPlay(quoteOf(outcomeId)?.matchStatus ?? '')

/** Undefined when the outcome has left the board. */
export function quoteOf(outcomeId: number): QuotedOutcome | undefined {
  const quote = quotes.get(outcomeId)
  const live = oddsStore.get(outcomeId)
  if (!quote || !live) return quote
  const { lockedReason: _, ...rest } = quote
  const { oddsMilli, active, marketStatus, betStatus, isPaused, isRateLocked } = live
  const locked = isPaused ? 'marketSuspended' : isRateLocked ? 'rateLocked' : undefined
  return {
    ...rest,
    oddsMilli,
    active,
    marketStatus,
    betStatus,
    ...(locked !== undefined && { lockedReason: locked }),
  }
}
