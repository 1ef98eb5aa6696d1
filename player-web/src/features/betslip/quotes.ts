/**
 * What is known of the slip's outcomes: from the list when one is picked, then from the server every few seconds. Prices
 * and states come from the odds store, which also hears of them from the lists.
 */
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/types'
import type {
  BoardMarket,
  BoardMatch,
  BoardOutcome,
  OutcomeQuotes,
} from '@grandstand/shared-types/wire'
import { oddsStore } from '../../odds/store.ts'

const quotes = new Map<number, QuotedOutcome>()
let serverOffsetMs = 0

export function rememberQuote(match: BoardMatch, market: BoardMarket, outcome: BoardOutcome): void {
  quotes.set(outcome.id, {
    outcomeId: outcome.id,
    outcomeKey: outcome.key,
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
    startsAt: match.startsAt,
    minSelections: match.minSelections,
  })
}

/** Takes the server's answer for these outcomes; those it left out are no longer known. */
export function ingestQuotes(
  asked: readonly number[],
  { serverNowMs, outcomes }: OutcomeQuotes,
  nowMs = Date.now()
): void {
  serverOffsetMs = serverNowMs - nowMs
  for (const outcomeId of asked) quotes.delete(outcomeId)
  for (const quote of outcomes) quotes.set(quote.outcomeId, quote)
  oddsStore.ingestQuotes(outcomes)
}

/** Undefined when the board does not know the outcome. */
export function quoteOf(outcomeId: number): QuotedOutcome | undefined {
  const quote = quotes.get(outcomeId)
  const live = oddsStore.get(outcomeId)
  if (!quote || !live) return quote
  const { oddsMilli, active, marketStatus, betStatus } = live
  return { ...quote, oddsMilli, active, marketStatus, betStatus }
}

/** The server's clock, epoch milliseconds. */
export function serverNow(): number {
  return Date.now() + serverOffsetMs
}
