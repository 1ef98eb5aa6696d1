/** Calls of the board. Names come in the requested language. */
import { isCurrencyCode } from '@grandstand/shared-types/money/currencies'
import type {
  BoardMatch,
  BoardMatchDetail,
  BoardMatchList,
  BoardResult,
  BoardTree,
  OutcomeQuotes,
} from '@grandstand/shared-types/wire/book'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { call } from './client.ts'

/** Epoch milliseconds; without an end the window reaches as far as the site's match days. */
export interface TimeWindow {
  from?: number | undefined
  to?: number | undefined
}

export interface MatchesQuery extends TimeWindow {
  sportId?: number | undefined
  categoryId?: number | undefined
  tournamentIds?: number[]
  keyWord?: string | undefined
}

type Signal = AbortSignal | undefined

export function fetchTree(lang: string, window: TimeWindow, signal: Signal): Promise<BoardTree> {
  return call('GET /v1/board/tree', { query: { lang, ...window } }, signal)
}

export function fetchMatches(
  lang: string,
  { tournamentIds, ...query }: MatchesQuery,
  page: { offset: number; limit: number },
  signal: Signal
): Promise<BoardMatchList> {
  const ids = tournamentIds?.join(',')
  return call(
    'GET /v1/board/matches',
    { query: { lang, ...query, tournamentIds: ids, odds: 'main', ...page } },
    signal
  )
}

export function fetchMatch(
  lang: string,
  matchId: number,
  signal: Signal
): Promise<BoardMatchDetail> {
  return call('GET /v1/board/matches/:id', { params: { id: matchId }, query: { lang } }, signal)
}

/** Types of the markets that are open now, or all types: an old coupon may hold any type. */
export type MarketTypeScope = 'board' | 'all'

export function fetchMarketTypes(
  lang: string,
  scope: MarketTypeScope,
  signal: Signal
): Promise<MarketTypeView[]> {
  return call('GET /v1/board/market-types', { query: { lang, scope } }, signal)
}

/**
 * The current state of the slip's outcomes, with the limits on bets in a currency (by default the site's). An outcome
 * that has left the board is missing.
 */
export function fetchOutcomes(
  ids: readonly number[],
  currency: string | undefined,
  signal: Signal
): Promise<OutcomeQuotes> {
  const known = currency !== undefined && isCurrencyCode(currency) ? currency : undefined
  return call('GET /v1/board/outcomes', { query: { ids: ids.join(','), currency: known } }, signal)
}

/** Matches that suit those of a slip, with their main markets. */
export function fetchProposition(
  matchIds: readonly number[],
  signal: Signal
): Promise<BoardMatch[]> {
  return call('GET /v1/board/proposition', { query: { matches: matchIds.join(',') } }, signal)
}

export interface ResultsQuery {
  /** Start of the match, epoch milliseconds, both inclusive. */
  from: number
  to: number
  sportId?: number | undefined
}

/** Matches with a result, the latest first. */
export function fetchResults(
  lang: string,
  query: ResultsQuery,
  page: { offset: number; limit: number },
  signal: Signal
): Promise<BoardResult[]> {
  return call('GET /v1/board/results', { query: { lang, ...query, ...page } }, signal)
}
