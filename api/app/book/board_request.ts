/** Requests of the board from query strings, with defaults for missing parameters. */
import type { HttpContext } from '@adonisjs/core/http'
import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import {
  LOOKUP_WINDOW_HOURS,
  MATCHES_REQUEST_LIMIT,
  RESULTS_LIMIT,
} from '@grandstand/shared-types/core/list_limits'
import { clock } from '#core/timing/clock'
import type { Offer } from '#book/offer/offer'
import { offerOf } from '#book/offer/offers'
import { siteByHost, type CurrentSite } from '#sites/current_site'
import type { MatchFilter } from '#book/queries/board'
import type { Window } from '#book/queries/window'
import type { ResultFilter } from '#book/queries/results'
import type { MatchesQuery, ResultsQuery } from '#book/validators/board'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Ids separated by commas, `1,2,3`, as numbers. */
export const numbersIn = (text: string): number[] => text.split(',').map(Number)

/** The window of the request, cut to the time from now to the site's `matchesDay`; without an end, what is sold early stands behind it. */
export async function windowOf(
  ctx: HttpContext,
  asked: { from?: number | undefined; to?: number | undefined }
): Promise<Window> {
  const { from, to, offer } = windowAt(clock.now(), await siteByHost(ctx.request.hostname() ?? ''))
  return {
    from: Math.max(asked.from ?? from, from),
    to: Math.min(asked.to ?? to, to),
    isOpenEnded: asked.to === undefined,
    offer,
  }
}

/** From now to the end of the site's `matchesDay`. */
export const windowAt = (now: number, { id, settings }: CurrentSite): Window => ({
  from: now,
  to: now + settings.matchesDay * DAY_MS,
  offer: offerOf(id),
})

/** What the brand of the request lays over the offer. */
export const offerHere = async (ctx: HttpContext): Promise<Offer | null> =>
  (await readerHere(ctx)).offer

/** The brand that asks, with its layer of the offer. */
export interface ReadingBrand {
  siteId: number
  offer: Offer | null
}

export async function readerHere(ctx: HttpContext): Promise<ReadingBrand> {
  const { id } = await siteByHost(ctx.request.hostname() ?? '')
  return { siteId: id, offer: offerOf(id) }
}

export async function matchFilterOf(ctx: HttpContext, query: MatchesQuery): Promise<MatchFilter> {
  return {
    ...(await windowOf(ctx, query)),
    ...(query.sportId !== undefined && { sportId: query.sportId }),
    ...(query.categoryId !== undefined && { categoryId: query.categoryId }),
    ...(query.tournamentIds && { tournamentIds: numbersIn(query.tournamentIds) }),
    ...(query.keyWord && { keyWord: query.keyWord }),
    odds: query.odds ?? 'main',
    limit: query.limit ?? MATCHES_REQUEST_LIMIT,
    offset: query.offset ?? 0,
    language: query.lang ?? DEFAULT_LANGUAGE,
  }
}

/** Finished matches can be looked up as far back as the window of rules 8.5. */
export function resultFilterOf(query: ResultsQuery, reader: ReadingBrand): ResultFilter {
  const now = clock.now()
  return {
    from: Math.max(query.from ?? 0, now - LOOKUP_WINDOW_HOURS * HOUR_MS),
    to: query.to ?? now,
    ...(query.sportId !== undefined && { sportId: query.sportId }),
    ...(query.tournamentIds && { tournamentIds: numbersIn(query.tournamentIds) }),
    order: query.order ?? 'desc',
    limit: query.limit ?? RESULTS_LIMIT,
    offset: query.offset ?? 0,
    language: query.lang ?? DEFAULT_LANGUAGE,
    ...reader,
  }
}
