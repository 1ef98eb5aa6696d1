/** The live list: its matches, their order, its pages (rules 6.1). */
import { LIVE_REQUEST_LIMIT } from '@grandstand/shared-types/live/limits'
import { liveComparator, livePages } from '@grandstand/shared-types/live/list_rules'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import type {
  LiveMatch,
  LiveMatchList,
  LiveSport,
} from '@grandstand/shared-types/wire/betting/live'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { clock } from '#core/timing/clock'
import { labels, nameIn } from '#book/labels'
import { folded } from '@grandstand/shared-types/core/folded'
import type { Offer } from '#book/offer/offer'
import { allMarketTypes } from '#book/queries/market_types'
import { fresh, keyOf } from '#live/queries/fresh'
import { listedMatches, liveView, type Scope } from '#stream/view'

export interface LiveListFilter {
  sportId: number | null
  /** A part of a team's or the tournament's name. */
  keyWord: string | null
  favouriteIds: readonly number[]
  onlyFavourites: boolean
  /** Start of the match, epoch milliseconds, both inclusive. */
  from: number
  to: number
  odds: Scope
  order: number
  orderTime: 'asc' | 'desc'
  limit: number
  /** From 1; null for all matches at once. */
  page: number | null
  /** Sport counts only include matches in play. */
  sportCountLive: boolean
  language: SiteLanguage
}

export function liveMatches(filter: LiveListFilter, offer: Offer | null): LiveMatchList {
  const nowMs = clock.now()
  const listed = viewsOf(filter.language, filter.odds, offer)
  const inWindow = listed.filter((m) => m.startsAt >= filter.from && m.startsAt <= filter.to)
  const favouriteIds = new Set(filter.favouriteIds)
  const word = filter.keyWord === null ? null : folded(filter.keyWord)
  const fitting = inWindow
    .filter((match) => filter.sportId === null || match.sportId === filter.sportId)
    .filter(({ id }) => !filter.onlyFavourites || favouriteIds.has(id))
    .filter((match) => word === null || isNamed(match, word))
    .sort(liveComparator({ ...filter, favouriteIds, nowMs }))
  const asked = fitting.slice(0, Math.min(filter.limit, LIVE_REQUEST_LIMIT))
  const pages = livePages(asked)
  const matches = filter.page === null ? asked : (pages[filter.page - 1] ?? [])
  return {
    serverNowMs: nowMs,
    matches,
    totalCount: fitting.length,
    pageCount: pages.length,
    marketTypes: typesOf(matches, filter.language),
    sports: countedSports(inWindow, filter),
  }
}

/** Builds the rows once for all requests of a moment, and once for each brand with a layer of its own. */
const viewsOf = (language: SiteLanguage, odds: Scope, offer: Offer | null): readonly LiveMatch[] =>
  fresh(`views:${keyOf(offer)}:${language}:${odds}`, () =>
    [...listedMatches(clock.now(), offer)].map((match) => liveView(match, language, odds, offer))
  )

function isNamed({ home, away, tournamentName }: LiveMatch, word: string): boolean {
  return [home, away, tournamentName].some((name) => folded(name).includes(word))
}

function typesOf(matches: readonly LiveMatch[], language: SiteLanguage): MarketTypeView[] {
  const ids = new Set(matches.flatMap(({ markets }) => markets.map(({ typeId }) => typeId)))
  return allMarketTypes(language).filter(({ id }) => ids.has(id))
}

/** Sports of the whole list in list order, for the tabs. */
function countedSports(
  listed: readonly LiveMatch[],
  { sportCountLive, language }: LiveListFilter
): LiveSport[] {
  const [counts, inPlay] = [new Map<number, number>(), new Map<number, number>()]
  for (const { sportId, status } of listed) {
    counts.set(sportId, (counts.get(sportId) ?? 0) + 1)
    inPlay.set(sportId, (inPlay.get(sportId) ?? 0) + (isInPlay(status) ? 1 : 0))
  }
  return [...labels.sports.values()]
    .filter(({ id }) => counts.has(id))
    .sort((a, b) => a.listOrder - b.listOrder || a.id - b.id)
    .map((sport) => ({
      id: sport.id,
      name: nameIn(sport, language),
      liveCount: (sportCountLive ? inPlay : counts).get(sport.id) ?? 0,
      inPlayCount: inPlay.get(sport.id) ?? 0,
    }))
}
