/** Query strings of the board, read strictly: what is no number is refused. */
import type { HttpContext } from '@adonisjs/core/http'
import {
  DEFAULT_LANGUAGE,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '@grandstand/shared-types/sites/site_languages'
import {
  LOOKUP_WINDOW_HOURS,
  MATCHES_REQUEST_LIMIT,
  RESULTS_LIMIT,
  SEARCH_KEYWORD_MIN_EXCLUSIVE,
} from '@grandstand/shared-types/core/list_limits'
import { CURRENCY_CODES, type CurrencyCode } from '@grandstand/shared-types/money/currencies'
import { clock } from '#core/clock'
import { vine } from '#core/validation'
import { siteByHost } from '#sites/current_site'
import type { MatchFilter, Window } from '#book/queries/board'
import type { ResultFilter } from '#book/queries/results'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MAX_TOURNAMENTS = 200
const time = () => vine.number().withoutDecimals().min(0).max(Number.MAX_SAFE_INTEGER).optional()
const id = () => vine.number().withoutDecimals().positive().max(Number.MAX_SAFE_INTEGER).optional()
const ids = (max: number) =>
  vine.string().regex(new RegExp(`^\\d{1,15}(,\\d{1,15}){0,${max - 1}}$`))

const windowValidator = vine.compile(
  vine.object({ from: time(), to: time(), lang: vine.string().maxLength(8).optional() })
)

const matchesValidator = vine.compile(
  vine.object({
    from: time(),
    to: time(),
    lang: vine.string().maxLength(8).optional(),
    sportId: id(),
    categoryId: id(),
    tournamentIds: ids(MAX_TOURNAMENTS).optional(),
    keyWord: vine
      .string()
      .trim()
      .minLength(SEARCH_KEYWORD_MIN_EXCLUSIVE + 1)
      .maxLength(60)
      .optional(),
    odds: vine.enum(['main', 'all', 'none']).optional(),
    limit: vine.number().withoutDecimals().min(1).max(MATCHES_REQUEST_LIMIT).optional(),
    offset: vine.number().withoutDecimals().min(0).max(1_000_000).optional(),
  })
)

const flag = () => vine.enum(['0', '1']).optional()

const oddsValidator = vine.compile(
  vine.object({
    passiveOdds: flag(),
    getFull: flag(),
  })
)

const resultsValidator = vine.compile(
  vine.object({
    from: time(),
    to: time(),
    lang: vine.string().maxLength(8).optional(),
    sportId: id(),
    tournamentIds: ids(MAX_TOURNAMENTS).optional(),
    order: vine.enum(['asc', 'desc']).optional(),
    limit: vine.number().withoutDecimals().min(1).max(RESULTS_LIMIT).optional(),
    offset: vine.number().withoutDecimals().min(0).max(1_000_000).optional(),
  })
)

const propositionValidator = vine.compile(vine.object({ matches: ids(50) }))
const marketTypesValidator = vine.compile(
  vine.object({
    lang: vine.string().maxLength(8).optional(),
    scope: vine.enum(['board', 'all']).optional(),
  })
)

const outcomesValidator = vine.compile(
  vine.object({ ids: ids(50), currency: vine.enum(CURRENCY_CODES).optional() })
)

/** The asked-for window, cut to now and the site's `matchesDay`. */
export async function readWindow(ctx: HttpContext): Promise<Window & { language: string }> {
  const query = await ctx.request.validateUsing(windowValidator, { data: ctx.request.qs() })
  return { ...(await cut(ctx, query)), language: query.lang ?? DEFAULT_LANGUAGE }
}

export async function readMatchFilter(ctx: HttpContext): Promise<MatchFilter> {
  const query = await ctx.request.validateUsing(matchesValidator, { data: ctx.request.qs() })
  return {
    ...(await cut(ctx, query)),
    ...(query.sportId !== undefined && { sportId: query.sportId }),
    ...(query.categoryId !== undefined && { categoryId: query.categoryId }),
    ...(query.tournamentIds && { tournamentIds: query.tournamentIds.split(',').map(Number) }),
    ...(query.keyWord && { keyWord: query.keyWord }),
    odds: query.odds ?? 'main',
    limit: query.limit ?? MATCHES_REQUEST_LIMIT,
    offset: query.offset ?? 0,
    language: query.lang ?? DEFAULT_LANGUAGE,
  }
}

export async function readOutcomeIds(
  ctx: HttpContext
): Promise<{ ids: number[]; currency: CurrencyCode | undefined }> {
  const query = await ctx.request.validateUsing(outcomesValidator, { data: ctx.request.qs() })
  return { ids: query.ids.split(',').map(Number), currency: query.currency }
}

/** The matches of a slip, and the site's whole window to choose from. */
export async function readPropositionRequest(
  ctx: HttpContext
): Promise<Window & { matchIds: number[] }> {
  const query = await ctx.request.validateUsing(propositionValidator, { data: ctx.request.qs() })
  return { ...(await cut(ctx, {})), matchIds: query.matches.split(',').map(Number) }
}

/** Which odds of a match are asked for: inactive ones too (`passiveOdds`), all markets (`getFull`) or the main ones. */
export async function readOddsChoice(
  ctx: HttpContext
): Promise<{ passiveOdds: boolean; getFull: boolean }> {
  const query = await ctx.request.validateUsing(oddsValidator, { data: ctx.request.qs() })
  return { passiveOdds: query.passiveOdds === '1', getFull: query.getFull !== '0' }
}

/** Finished matches can be looked up as far back as the specification's window. */
export async function readResultFilter(ctx: HttpContext): Promise<ResultFilter> {
  const query = await ctx.request.validateUsing(resultsValidator, { data: ctx.request.qs() })
  const now = clock.now()
  return {
    from: Math.max(query.from ?? 0, now - LOOKUP_WINDOW_HOURS * HOUR_MS),
    to: query.to ?? now,
    ...(query.sportId !== undefined && { sportId: query.sportId }),
    ...(query.tournamentIds && { tournamentIds: query.tournamentIds.split(',').map(Number) }),
    order: query.order ?? 'desc',
    limit: query.limit ?? RESULTS_LIMIT,
    offset: query.offset ?? 0,
    language: query.lang ?? DEFAULT_LANGUAGE,
  }
}

/** Names come in a language the catalogue has; English stands in for others. */
export async function readMarketTypeChoice(
  ctx: HttpContext
): Promise<{ language: SiteLanguage; scope: 'board' | 'all' }> {
  const query = await ctx.request.validateUsing(marketTypesValidator, { data: ctx.request.qs() })
  return {
    language: SITE_LANGUAGES.find((known) => known === (query.lang ?? DEFAULT_LANGUAGE)) ?? 'en',
    scope: query.scope ?? 'board',
  }
}

async function cut(ctx: HttpContext, asked: { from?: number; to?: number }): Promise<Window> {
  const site = await siteByHost(ctx.request.hostname() ?? '')
  const now = clock.now()
  const last = now + site.settings.matchesDay * DAY_MS
  return { from: Math.max(asked.from ?? now, now), to: Math.min(asked.to ?? last, last) }
}
