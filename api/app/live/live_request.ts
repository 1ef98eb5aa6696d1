/** Requests of the live list from query strings, with defaults for missing parameters. */
import {
  DEFAULT_LANGUAGE,
  isSiteLanguage,
  type SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import { LIVE_REQUEST_LIMIT } from '@grandstand/shared-types/live/limits'
import { numbersIn } from '#book/board_request'
import type { LiveListFilter } from '#live/queries/live_list'
import { LAST_TIME, type LiveListQuery } from '#live/validators/live'

export function liveListOf(query: LiveListQuery): LiveListFilter {
  return {
    sportId: query.sportId ?? null,
    keyWord: query.keyWord ?? null,
    favouriteIds: query.favourites ? numbersIn(query.favourites) : [],
    onlyFavourites: query.onlyFavourites === '1',
    from: query.startDate ?? 0,
    to: query.endDate ?? LAST_TIME,
    odds: query.odds ?? 'main',
    order: query.order ?? 0,
    orderTime: query.orderTime ?? 'asc',
    limit: query.limit ?? LIVE_REQUEST_LIMIT,
    page: query.page ?? null,
    sportCountLive: query.sportCountLive === '1',
    language: languageOf(query.lang),
  }
}

/** The language of the request; Turkish when the catalogue lacks it. */
export const languageOf = (lang: string | undefined): SiteLanguage =>
  isSiteLanguage(lang) ? lang : DEFAULT_LANGUAGE

/** Whether many clients send the same request: no search, no favourites, no hours of their own. */
export function isShared({ keyWord, favouriteIds, from, to }: LiveListFilter): boolean {
  return keyWord === null && favouriteIds.length === 0 && from === 0 && to === LAST_TIME
}
