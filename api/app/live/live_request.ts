/** Query strings of the live list, read strictly: what is no number is refused. */
import type { HttpContext } from '@adonisjs/core/http'
import {
  DEFAULT_LANGUAGE,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '@grandstand/shared-types/sites/site_languages'
import { SEARCH_KEYWORD_MIN_EXCLUSIVE } from '@grandstand/shared-types/core/list_limits'
import { LIVE_REQUEST_LIMIT } from '@grandstand/shared-types/live/limits'
import { vine } from '#core/validation'
import type { LiveListFilter } from '#live/queries/live_list'

/** The end of a list without one. */
export const LAST_TIME = Number.MAX_SAFE_INTEGER
const MOST_FAVOURITES = 400
const time = () => vine.number().withoutDecimals().min(0).max(LAST_TIME).optional()
const flag = () => vine.enum(['0', '1']).optional()
const lang = () => vine.string().maxLength(8).optional()
const ids = (max: number) =>
  vine.string().regex(new RegExp(`^\\d{1,15}(,\\d{1,15}){0,${max - 1}}$`))

const listValidator = vine.compile(
  vine.object({
    sportId: vine.number().withoutDecimals().positive().max(LAST_TIME).optional(),
    keyWord: vine
      .string()
      .trim()
      .minLength(SEARCH_KEYWORD_MIN_EXCLUSIVE + 1)
      .maxLength(60)
      .optional(),
    favourites: ids(MOST_FAVOURITES).optional(),
    onlyFavourites: flag(),
    startDate: time(),
    endDate: time(),
    odds: vine.enum(['main', 'all', 'none']).optional(),
    order: vine.number().withoutDecimals().min(0).max(9).optional(),
    orderTime: vine.enum(['asc', 'desc']).optional(),
    limit: vine.number().withoutDecimals().min(1).max(LIVE_REQUEST_LIMIT).optional(),
    page: vine.number().withoutDecimals().min(1).max(LIVE_REQUEST_LIMIT).optional(),
    sportCountLive: flag(),
    lang: lang(),
  })
)
const languageValidator = vine.compile(vine.object({ lang: lang() }))
const oddsValidator = vine.compile(vine.object({ notSeen: vine.string().maxLength(40).optional() }))
const propositionValidator = vine.compile(vine.object({ matches: ids(50), lang: lang() }))

export async function readLiveList(ctx: HttpContext): Promise<LiveListFilter> {
  const query = await ctx.request.validateUsing(listValidator, { data: ctx.request.qs() })
  return {
    sportId: query.sportId ?? null,
    keyWord: query.keyWord ?? null,
    favouriteIds: numbers(query.favourites),
    onlyFavourites: query.onlyFavourites === '1',
    from: query.startDate ?? 0,
    to: query.endDate ?? LAST_TIME,
    odds: query.odds ?? 'main',
    order: query.order ?? 0,
    orderTime: query.orderTime ?? 'asc',
    limit: query.limit ?? LIVE_REQUEST_LIMIT,
    page: query.page ?? null,
    sportCountLive: query.sportCountLive === '1',
    language: known(query.lang),
  }
}

export async function readLanguage(ctx: HttpContext): Promise<SiteLanguage> {
  const query = await ctx.request.validateUsing(languageValidator, { data: ctx.request.qs() })
  return known(query.lang)
}

export async function readNotSeen(ctx: HttpContext): Promise<string | null> {
  const query = await ctx.request.validateUsing(oddsValidator, { data: ctx.request.qs() })
  return query.notSeen ?? null
}

export async function readLiveProposition(
  ctx: HttpContext
): Promise<{ matchIds: number[]; language: SiteLanguage }> {
  const query = await ctx.request.validateUsing(propositionValidator, { data: ctx.request.qs() })
  return { matchIds: numbers(query.matches), language: known(query.lang) }
}

const numbers = (text: string | undefined): number[] => text?.split(',').map(Number) ?? []

const known = (language: string | undefined): SiteLanguage =>
  SITE_LANGUAGES.find((one) => one === language) ?? DEFAULT_LANGUAGE
