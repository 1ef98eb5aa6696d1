/** The public view of the book, open to visitors. */
import { CACHE_MAX_MINUTES } from '@grandstand/shared-types/core/list_limits'
import {
  CATALOGUE_LANGUAGE,
  DEFAULT_LANGUAGE,
  isSiteLanguage,
} from '@grandstand/shared-types/languages/table'
import type {
  BoardCategory,
  BoardMarket,
  BoardMatch,
  BoardMatchDetail,
  BoardMatchList,
  BoardOdds,
  BoardResult,
  BoardSport,
  BoardTournament,
  BoardTree,
  OutcomeQuotes,
  PriceHistories,
} from '@grandstand/shared-types/wire/betting/book'
import type { BoardRace, NextRace } from '@grandstand/shared-types/wire/betting/races'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { found } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import {
  matchFilterOf,
  numbersIn,
  offerHere,
  readerHere,
  resultFilterOf,
  windowOf,
} from '#book/board_request'
import { offerOrders } from '#book/actions/offer_orders'
import { takeInOrders } from '#book/actions/take_in_orders'
import * as board from '#book/queries/board'
import { allMarketTypes, marketTypesOnBoard } from '#book/queries/market_types'
import { proposition } from '#book/queries/proposition'
import * as races from '#book/queries/races'
import * as results from '#book/queries/results'
import {
  categoriesQuery,
  languageQuery,
  marketTypesQuery,
  matchesQuery,
  oddsQuery,
  ordersValidator,
  outcomesQuery,
  pricesQuery,
  propositionQuery,
  racesQuery,
  resultsQuery,
  tournamentsQuery,
  windowQuery,
} from '#book/validators/board'
import { siteByHost } from '#sites/current_site'

const open = { method: 'GET', who: 'visitor' } as const
const WINDOW =
  'without `from` and `to`, from now to the end of `matchesDay`, which also bound them, and what is sold ante-post beyond; `lang` = tr'

export const boardTree = operation({
  ...open,
  path: '/v1/board/tree',
  does: 'Sports, categories and tournaments with something open in a window, counted.',
  query: windowQuery,
  answers: reply<BoardTree>(),
  notes: { in: WINDOW },
  handle: async ({ ctx, query }) =>
    board.boardTree(await windowOf(ctx, query), query.lang ?? DEFAULT_LANGUAGE),
})

export const boardSports = operation({
  ...open,
  path: '/v1/board/sports',
  does: 'The sports of the tree.',
  spec: ['sports'],
  query: windowQuery,
  answers: reply<BoardSport[]>(),
  notes: { in: WINDOW },
  handle: async ({ ctx, query }) =>
    board.boardTree(await windowOf(ctx, query), query.lang ?? DEFAULT_LANGUAGE).sports,
})

export const boardCategories = operation({
  ...open,
  path: '/v1/board/categories',
  does: 'The categories of the tree, of one sport or of all.',
  spec: ['categories'],
  query: categoriesQuery,
  answers: reply<BoardCategory[]>(),
  notes: { in: WINDOW },
  async handle({ ctx, query: { sportId, lang, ...window } }) {
    const { categories } = board.boardTree(await windowOf(ctx, window), lang ?? DEFAULT_LANGUAGE)
    return categories.filter((category) => sportId === undefined || category.sportId === sportId)
  },
})

export const boardTournaments = operation({
  ...open,
  path: '/v1/board/tournaments',
  does: 'The tournaments of the tree, of one sport or category or of all.',
  spec: ['tournaments'],
  query: tournamentsQuery,
  answers: reply<BoardTournament[]>(),
  notes: { in: WINDOW },
  async handle({ ctx, query: { sportId, categoryId, lang, ...window } }) {
    const { tournaments } = board.boardTree(await windowOf(ctx, window), lang ?? DEFAULT_LANGUAGE)
    return tournaments.filter(
      (tournament) =>
        (sportId === undefined || tournament.sportId === sportId) &&
        (categoryId === undefined || tournament.categoryId === categoryId)
    )
  },
})

export const boardMatches = operation({
  ...open,
  path: '/v1/board/matches',
  does: 'Open matches of a window with their markets, a page at a time.',
  spec: ['matches'],
  query: matchesQuery,
  answers: reply<BoardMatchList>(),
  notes: { in: `${WINDOW}; \`odds\` = main, \`limit\` = 75, \`offset\` = 0` },
  handle: async ({ ctx, query }) => board.boardMatches(await matchFilterOf(ctx, query)),
})

export const boardMatch = operation({
  ...open,
  path: '/v1/board/matches/:id',
  does: 'One match with all its markets; `notFound` when the board does not show it.',
  query: languageQuery,
  answers: reply<BoardMatchDetail>(),
  notes: { in: '`lang` = tr' },
  handle: async ({ ctx, params: { id }, query }) =>
    found(board.boardMatch(id, query.lang ?? DEFAULT_LANGUAGE, await offerHere(ctx))),
})

export const boardOdds = operation({
  ...open,
  path: '/v1/board/matches/:id/odds',
  does: 'The markets of a match.',
  spec: ['odds'],
  query: oddsQuery,
  answers: reply<BoardOdds>(),
  notes: {
    in: '`passiveOdds` 1: suspended markets and closed prices too, = 0; `getFull` 0: the main markets, = 1',
  },
  handle: async ({ ctx, params: { id }, query }) =>
    found(
      board.boardOdds(id, {
        offer: await offerHere(ctx),
        passiveOdds: query.passiveOdds === '1',
        getFull: query.getFull !== '0',
      })
    ),
})

export const boardResults = operation({
  ...open,
  path: '/v1/board/results',
  does: 'Matches with a result, by their start.',
  spec: ['results'],
  query: resultsQuery,
  answers: reply<BoardResult[]>(),
  notes: {
    in: '`from` at most 960 h ago, = that; `to` = now, `order` = desc, `limit` = 50, `offset` = 0, `lang` = tr',
  },
  handle: async ({ ctx, query }) =>
    results.boardResults(resultFilterOf(query, await readerHere(ctx))),
})

export const boardRaces = operation({
  ...open,
  path: '/v1/board/races',
  does: 'The races that come next, across their meetings, the next one first; at most 40.',
  query: racesQuery,
  answers: reply<NextRace[]>(),
  notes: { in: WINDOW },
  handle: async ({ ctx, query: { sportId, lang, ...window } }) =>
    races.nextRaces(await windowOf(ctx, window), { sportId, language: lang ?? DEFAULT_LANGUAGE }),
})

export const boardRace = operation({
  ...open,
  path: '/v1/board/races/:id',
  does: 'The card of a race, and its order of finish once it is known; `notFound` for a match that is no race.',
  query: languageQuery,
  answers: reply<BoardRace>(),
  notes: { in: '`lang` = tr' },
  async handle({ ctx, params: { id }, query }) {
    const { settings } = await siteByHost(ctx.request.hostname() ?? '')
    const reader = await readerHere(ctx)
    const language = query.lang ?? DEFAULT_LANGUAGE
    return found(await races.boardRace(id, { ...reader, language, prices: settings }))
  },
})

export const boardOutcomes = operation({
  ...open,
  path: '/v1/board/outcomes',
  does: 'Prices of outcomes with the limits on bets; unknown outcomes are left out.',
  query: outcomesQuery,
  answers: reply<OutcomeQuotes>(),
  notes: { in: "`ids`: 1 to 50 with commas; `currency` of the limits = the brand's" },
  async handle({ ctx, query: { ids, currency } }) {
    const site = await siteByHost(ctx.request.hostname() ?? '')
    await takeInOrders(numbersIn(ids))
    return board.outcomeQuotes(numbersIn(ids), site.id, currency ?? site.currency)
  },
})

export const boardOrders = operation({
  who: 'visitor',
  method: 'POST',
  path: '/v1/board/markets/:id/outcomes',
  does: 'Outcomes of a forecast, tricast or quinella that somebody wants to bet on, with numbers and prices.',
  body: ordersValidator,
  errors: ['oddsInactive'],
  answers: reply<BoardMarket>(),
  notes: {
    in: '`keys`: 1 to 10 outcomes, each the numbers of its runners in order, `3-7`; in any order the lowest first',
    out: '`oddsInactive` for one that is not sold: a runner of the race has no price, or the named ones do not run',
  },
  handle: async ({ ctx, ip, params: { id }, body: { keys } }) =>
    offerOrders(id, keys, { offer: await offerHere(ctx), ip }),
})

export const boardPrices = operation({
  ...open,
  path: '/v1/board/prices',
  does: 'The changes of prices within the last 24 hours, at most 40 of each outcome; unknown outcomes are left out.',
  query: pricesQuery,
  answers: reply<PriceHistories>(),
  notes: {
    in: '`ids`: 1 to 50 with commas',
    out: 'changes within one second are one; a server that was started anew begins anew',
  },
  handle: async ({ ctx, query: { ids } }) =>
    board.priceHistories(numbersIn(ids), await offerHere(ctx)),
})

export const boardProposition = operation({
  ...open,
  path: '/v1/board/proposition',
  does: 'At most 10 matches that suit the matches of a slip.',
  spec: ['match proposition'],
  query: propositionQuery,
  answers: reply<BoardMatch[]>(),
  notes: { in: '`matches`: 1 to 50 ids with commas' },
  handle: async ({ ctx, query }) => proposition(numbersIn(query.matches), await windowOf(ctx, {})),
})

export const boardMarketTypes = operation({
  ...open,
  path: '/v1/board/market-types',
  does: 'The types of open markets, or all there are.',
  query: marketTypesQuery,
  answers: reply<MarketTypeView[]>(),
  notes: { in: '`lang` = tr, en for a language that the catalogue lacks; `scope` = board' },
  async handle({ ctx, query: { lang = DEFAULT_LANGUAGE, scope } }) {
    const language = isSiteLanguage(lang) ? lang : CATALOGUE_LANGUAGE
    ctx.response.header('Cache-Control', `private, max-age=${CACHE_MAX_MINUTES * 60}`)
    return scope === 'all' ? allMarketTypes(language) : marketTypesOnBoard(language)
  },
})
