/** The board for players: open matches in a window, as a tree, as a list, and in full. */
import { folded } from '@grandstand/shared-types/core/folded'
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { MARKET_TYPES } from '@grandstand/shared-types/markets/table/market_types'
import { isOrderMarket } from '@grandstand/shared-types/markets/model/order_market'
import { isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import type {
  BoardMarket,
  BoardMatch,
  BoardMatchDetail,
  BoardMatchList,
  BoardOdds,
  BoardTree,
  LeagueNames,
  OutcomeQuotes,
  PriceHistories,
} from '@grandstand/shared-types/wire/betting/book'
import { clock } from '#core/timing/clock'
import { quotesFor } from '#book/bet_limits'
import { book } from '#book/book'
import {
  openMarkets,
  isOpenMarket,
  type BookMarket,
  type BookMatch,
  type BookOutcome,
} from '#book/match'
import { labels, nameIn, type Label } from '#book/labels'
import { isSoldAt, isSoldAtStart, priceAt, statusAt, type Offer } from '#book/offer/offer'
import { oddsAt, orderMarginOf } from '#book/orders'
import { priceHistory } from '#book/price_history'
import { isWithin, type Window } from '#book/queries/window'
import { isShown } from '#book/shown'

export interface MatchFilter extends Window {
  sportId?: number
  categoryId?: number
  tournamentIds?: number[]
  /** A part of a team or tournament name, in lower case. */
  keyWord?: string
  /** The markets listed with each match. */
  odds: 'main' | 'all' | 'none'
  offset: number
  limit: number
  language: string
}

const MAIN_TYPES = new Map(MARKET_TYPES.map((type) => [type.id, new Set(type.mainForSports)]))

/** Sports, categories and tournaments with an open match in the window, in list order, with counts. */
export function boardTree(window: Window, language: string): BoardTree {
  const counts = {
    sports: new Map(),
    categories: new Map(),
    tournaments: new Map(),
  } satisfies Record<string, Map<number, number>>
  for (const match of openMatches(window)) {
    add(counts.sports, match.sportId)
    add(counts.categories, match.categoryId)
    add(counts.tournaments, match.tournamentId)
  }
  return {
    sports: listed(labels.sports, counts.sports).map(([sport, matchCount]) => ({
      id: sport.id,
      key: sport.key,
      name: nameIn(sport, language),
      matchCount,
    })),
    categories: listed(labels.categories, counts.categories).map(([category, matchCount]) => ({
      id: category.id,
      sportId: category.sportId,
      name: nameIn(category, language),
      countryCode: category.countryCode,
      matchCount,
    })),
    tournaments: listed(labels.tournaments, counts.tournaments).map(([tournament, matchCount]) => ({
      id: tournament.id,
      categoryId: tournament.categoryId,
      sportId: tournament.sportId,
      name: nameIn(tournament, language),
      matchCount,
    })),
  }
}

/** Matches in list order of their leagues, then by start. */
export function boardMatches(filter: MatchFilter): BoardMatchList {
  const found = [...openMatches(filter)].filter((match) => matchesFilter(match, filter))
  found.sort(
    (a, b) =>
      leagueRank(a) - leagueRank(b) ||
      a.tournamentId - b.tournamentId ||
      a.startsAt - b.startsAt ||
      a.listOrder - b.listOrder ||
      a.id - b.id
  )
  const page = found.slice(filter.offset, filter.offset + filter.limit)
  return {
    matches: page.map((match) => boardView(match, filter.odds, filter.offer)),
    totalCount: found.length,
  }
}

/** One open match with all its markets; null when the board does not show it. */
export function boardMatch(
  matchId: number,
  language: string,
  offer: Offer | null
): BoardMatchDetail | null {
  const match = book.match(matchId)
  if (!match || !isOnBoard(match, offer)) return null
  return { ...boardView(match, 'all', offer), ...leagueNames(match, language) }
}

/** Names of the country and league of a match. */
export function leagueNames(
  match: Pick<BookMatch, 'categoryId' | 'tournamentId'>,
  language: string
): LeagueNames {
  const category = labels.categories.get(match.categoryId)
  return {
    categoryName: nameIn(category, language),
    countryCode: category?.countryCode ?? null,
    tournamentName: nameIn(labels.tournaments.get(match.tournamentId), language),
  }
}

/** The odds of one open match; null when the board does not show it. */
export function boardOdds(
  matchId: number,
  { passiveOdds, getFull, offer }: { passiveOdds: boolean; getFull: boolean; offer: Offer | null }
): BoardOdds | null {
  const match = book.match(matchId)
  if (!match || !isOnBoard(match, offer)) return null
  const open = openAt(match, offer).filter(
    (market) => passiveOdds || statusAt(offer, market) === MARKET_STATUS.active
  )
  const shown = open.filter((market) => getFull || isMain(market))
  return {
    matchId,
    markets: shown.map((market) => {
      const { outcomes, ...rest } = marketView(market, offer)
      return { ...rest, outcomes: outcomes.filter(({ active }) => passiveOdds || active) }
    }),
    extraCount: open.length - shown.length,
  }
}

/** The selections of a slip as the book has them now, with the bet limits of a site and a currency. */
export function outcomeQuotes(
  outcomeIds: readonly number[],
  siteId: number,
  currency: string
): OutcomeQuotes {
  const quoteOf = quotesFor(siteId, currency)
  const outcomes = outcomeIds.flatMap((id) => {
    const quote = quoteOf(id)
    const match = quote && book.match(quote.matchId)
    if (!match) return []
    const { home, away, race } = match
    return [{ ...quote, home, away, isRace: race !== null }]
  })
  return { serverNowMs: clock.now(), outcomes }
}

/** How the prices of outcomes of offered matches came to be, each lowered by the brand's margin of now. */
export function priceHistories(outcomeIds: readonly number[], offer: Offer | null): PriceHistories {
  const outcomes = outcomeIds.flatMap((outcomeId) => {
    const match = book.outcome(outcomeId)?.market.match
    if (!match || !isShown(match, offer)) return []
    const points = priceHistory.pointsOf(outcomeId).map(({ at, oddsMilli }) => ({
      at,
      oddsMilli: oddsMilli === null ? null : priceAt(offer, match, oddsMilli),
    }))
    return [{ outcomeId, points }]
  })
  return { serverNowMs: clock.now(), outcomes }
}

/** Matches on the board, in no order. */
export function* openMatches(window: Window): Iterable<BookMatch> {
  const now = clock.now()
  for (const match of book.matches()) {
    if (isWithin(match, window) && isOnBoard(match, window.offer, now)) yield match
  }
}

/** Whether players can bet on the match before it starts. */
export function isOnBoard(match: BookMatch, offer: Offer | null, now = clock.now()): boolean {
  return (
    isShown(match, offer) &&
    match.markets.some(isOpenMarket) &&
    isPreMatch(match.status) &&
    match.startsAt > now
  )
}

function matchesFilter(match: BookMatch, filter: MatchFilter): boolean {
  if (filter.sportId !== undefined && match.sportId !== filter.sportId) return false
  if (filter.categoryId !== undefined && match.categoryId !== filter.categoryId) return false
  if (filter.tournamentIds && !filter.tournamentIds.includes(match.tournamentId)) return false
  if (filter.keyWord === undefined) return true
  const names = [
    match.home,
    match.away,
    nameIn(labels.tournaments.get(match.tournamentId), filter.language),
  ]
  return names.some((name) => folded(name).includes(folded(filter.keyWord ?? '')))
}

export function leagueRank(match: BookMatch): number {
  const sport = labels.sports.get(match.sportId)?.listOrder ?? 0
  const category = labels.categories.get(match.categoryId)?.listOrder ?? 0
  const tournament = labels.tournaments.get(match.tournamentId)?.listOrder ?? 0
  return (sport * 10_000 + category) * 10_000 + tournament
}

/** A match as the board shows it. */
export function boardView(
  match: BookMatch,
  odds: MatchFilter['odds'],
  offer: Offer | null
): BoardMatch {
  const open = openAt(match, offer)
  const markets = odds === 'none' ? [] : open.filter((m) => odds === 'all' || isMain(m))
  return {
    id: match.id,
    sportId: match.sportId,
    categoryId: match.categoryId,
    tournamentId: match.tournamentId,
    home: match.home,
    away: match.away,
    isRace: match.race !== null,
    ...(match.race?.kind === 'season' && { isSeason: true as const }),
    startsAt: match.startsAt,
    status: match.status,
    betStatus: match.betStatus,
    minSelections: match.minSelections,
    marketCount: open.length,
    markets: markets.map((market) => marketView(market, offer)),
  }
}

const openAt = (match: BookMatch, offer: Offer | null): BookMarket[] =>
  openMarkets(match).filter((market) => isSoldAt(offer, market))

export function isMain(market: BookMarket): boolean {
  const shown = MAIN_TYPES.get(market.typeId)?.has(market.match.sportId) ?? false
  return shown && (market.isMainLine || market.specifier === '')
}

/** Where prices follow from those to win, no outcome is listed unless it is asked for: a field of 40 has 59 280 tricasts. */
export function marketView(
  market: BookMarket,
  offer: Offer | null,
  outcomes: readonly BookOutcome[] = isOrderMarket(market.typeId) ? [] : market.outcomes
): BoardMarket {
  return {
    id: market.id,
    typeId: market.typeId,
    specifier: market.specifier,
    status: statusAt(offer, market),
    isMainLine: market.isMainLine,
    ...(market.placeTerms && { placeTerms: market.placeTerms }),
    ...(isSoldAtStart(offer, market) && { isSoldAtStart: true as const }),
    ...(isOrderMarket(market.typeId) && {
      orderMargin: orderMarginOf(market),
      brandMargin: offer?.marginOf(market.match) ?? 0,
    }),
    outcomes: outcomes.map((outcome) => {
      const { id, key, active, name } = outcome
      const oddsMilli = oddsAt(offer, outcome)
      return {
        id,
        key,
        oddsMilli: oddsMilli ?? outcome.oddsMilli,
        active: active && oddsMilli !== null,
        ...(name !== undefined && { name }),
      }
    }),
  }
}

function add(counts: Map<number, number>, id: number): void {
  counts.set(id, (counts.get(id) ?? 0) + 1)
}

function listed<T extends Label>(all: Map<number, T>, counts: Map<number, number>): [T, number][] {
  return [...counts]
    .flatMap(([id, count]): [T, number][] => {
      const found = all.get(id)
      return found ? [[found, count]] : []
    })
    .sort(([a], [b]) => a.listOrder - b.listOrder || a.id - b.id)
}
