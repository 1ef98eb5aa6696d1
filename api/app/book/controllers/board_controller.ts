import type { HttpContext } from '@adonisjs/core/http'
import { CACHE_MAX_MINUTES } from '@grandstand/shared-types/core/list_limits'
import { AppError } from '#core/app_error'
import { idParam } from '#core/resource'
import {
  readMarketTypeChoice,
  readMatchFilter,
  readOddsChoice,
  readOutcomeIds,
  readPropositionRequest,
  readResultFilter,
  readWindow,
} from '#book/board_request'
import { boardMatch, boardMatches, boardOdds, boardTree, outcomeQuotes } from '#book/queries/board'
import { proposition } from '#book/queries/proposition'
import { allMarketTypes, marketTypesOnBoard } from '#book/queries/market_types'
import { boardResults } from '#book/queries/results'
import { siteByHost } from '#sites/current_site'

/** The public view of the book; nobody needs to be signed in. */
export default class BoardController {
  /** GET /v1/board/tree?from&to&lang */
  async tree(ctx: HttpContext) {
    const { language, ...window } = await readWindow(ctx)
    return boardTree(window, language)
  }

  /** GET /v1/board/sports, /categories?sportId, /tournaments?sportId&categoryId */
  async sports(ctx: HttpContext) {
    const { language, ...window } = await readWindow(ctx)
    return boardTree(window, language).sports
  }

  async categories(ctx: HttpContext) {
    const { sportId, language, from, to } = await readMatchFilter(ctx)
    const { categories } = boardTree({ from, to }, language)
    return categories.filter((category) => sportId === undefined || category.sportId === sportId)
  }

  async tournaments(ctx: HttpContext) {
    const { sportId, categoryId, language, from, to } = await readMatchFilter(ctx)
    const { tournaments } = boardTree({ from, to }, language)
    return tournaments.filter(
      (tournament) =>
        (sportId === undefined || tournament.sportId === sportId) &&
        (categoryId === undefined || tournament.categoryId === categoryId)
    )
  }

  /** GET /v1/board/matches?sportId&categoryId&tournamentIds&from&to&keyWord&odds&limit&offset&lang */
  async matches(ctx: HttpContext) {
    return boardMatches(await readMatchFilter(ctx))
  }

  /** GET /v1/board/matches/:id: one match with all its markets. */
  async match(ctx: HttpContext) {
    const match = boardMatch(idParam(ctx))
    if (!match) throw AppError.notFound()
    return match
  }

  /** GET /v1/board/matches/:id/odds?passiveOdds&getFull */
  async odds(ctx: HttpContext) {
    const odds = boardOdds(idParam(ctx), await readOddsChoice(ctx))
    if (!odds) throw AppError.notFound()
    return odds
  }

  /** GET /v1/board/results?from&to&sportId&tournamentIds&order&limit&offset&lang */
  async results(ctx: HttpContext) {
    return boardResults(await readResultFilter(ctx))
  }

  /** GET /v1/board/outcomes?ids=1,2,3&currency: limits on them are those of that currency, or of the site's. */
  async outcomes(ctx: HttpContext) {
    const site = await siteByHost(ctx.request.hostname() ?? '')
    const { ids, currency } = await readOutcomeIds(ctx)
    return outcomeQuotes(ids, site.id, currency ?? site.currency)
  }

  /** GET /v1/board/proposition?matches=1,2,3: what may go with the matches of a slip. */
  async proposition(ctx: HttpContext) {
    const { matchIds, ...window } = await readPropositionRequest(ctx)
    return proposition(matchIds, window)
  }

  /** GET /v1/board/market-types?lang&scope: those of open markets, or `all` there are. */
  async marketTypes(ctx: HttpContext) {
    const { language, scope } = await readMarketTypeChoice(ctx)
    ctx.response.header('Cache-Control', `private, max-age=${CACHE_MAX_MINUTES * 60}`)
    return scope === 'all' ? allMarketTypes(language) : marketTypesOnBoard(language)
  }
}
