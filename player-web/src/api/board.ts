/** Calls of the board. Names come in the language asked for. */
import type {
  BoardMatch,
  BoardMatchDetail,
  BoardMatchList,
  BoardResult,
  BoardTree,
  OutcomeQuotes,
} from '@grandstand/shared-types/wire/book'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { request } from './client.ts'

/** Epoch milliseconds; an absent end is open, as far as the site's match days. */
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
  return request('/board/tree', { query: { lang, ...window }, signal })
}

export function fetchMatches(
  lang: string,
  { tournamentIds, ...query }: MatchesQuery,
  page: { offset: number; limit: number },
  signal: Signal
): Promise<BoardMatchList> {
  const ids = tournamentIds?.join(',')
  return request('/board/matches', {
    query: { lang, ...query, tournamentIds: ids, odds: 'main', ...page },
    signal,
  })
}

export function fetchMatch(
  lang: string,
  matchId: number,
  signal: Signal
): Promise<BoardMatchDetail> {
  return request(`/board/matches/${matchId}`, { query: { lang }, signal })
}

/** Types of the markets that are open now, or all there are: a coupon of the past may hold any. */
export type MarketTypeScope = 'board' | 'all'

export function fetchMarketTypes(
  lang: string,
  scope: MarketTypeScope,
  signal: Signal
): Promise<MarketTypeView[]> {
  return request('/board/market-types', { query: { lang, scope }, signal })
}

/**
 * The current state of the slip's outcomes, with the limits on bets in a currency (the site's when it is left out); one the
 * board no longer knows is left out.
 */
export function fetchOutcomes(
  ids: readonly number[],
  currency: string | undefined,
  signal: Signal
): Promise<OutcomeQuotes> {
  const query = { ids: ids.join(','), ...(currency !== undefined && { currency }) }
  return request('/board/outcomes', { query, signal })
}

/** Matches that go with those of a slip, with their main markets. */
export function fetchProposition(
  matchIds: readonly number[],
  signal: Signal
): Promise<BoardMatch[]> {
  return request('/board/proposition', { query: { matches: matchIds.join(',') }, signal })
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
  return request('/board/results', { query: { lang, ...query, ...page }, signal })
}
