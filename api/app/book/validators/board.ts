/** Query strings of the board, read strictly: a text that is no number is refused. */
import {
  MATCHES_REQUEST_LIMIT,
  RESULTS_LIMIT,
  SEARCH_KEYWORD_MAX,
  SEARCH_KEYWORD_MIN_EXCLUSIVE,
} from '@grandstand/shared-types/core/list_limits'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import { MOST_ORDERS } from '@grandstand/shared-types/markets/model/order_market'
import type { Infer } from '@vinejs/vine/types'
import { exactObject, vine, inForm } from '#core/requests/validation'

const MAX_TOURNAMENTS = 200
const MAX_PROPOSED_FOR = 50
const MAX_OUTCOMES = 50

const time = () => vine.number().withoutDecimals().min(0).max(Number.MAX_SAFE_INTEGER).optional()
const id = () => vine.number().withoutDecimals().positive().max(Number.MAX_SAFE_INTEGER).optional()
const offset = () => vine.number().withoutDecimals().min(0).max(1_000_000).optional()
const flag = () => vine.enum(['0', '1'] as const).optional()
/** Ids separated by commas, at most `max`. */
export const ids = (max: number) =>
  vine.string().use(inForm(new RegExp(`^\\d{1,15}(,\\d{1,15}){0,${max - 1}}$`), '12,15'))
export const lang = () => vine.string().maxLength(8).optional()
export const keyWord = () =>
  vine
    .string()
    .trim()
    .minLength(SEARCH_KEYWORD_MIN_EXCLUSIVE + 1)
    .maxLength(SEARCH_KEYWORD_MAX)
    .optional()

export const languageQuery = vine.compile(vine.object({ lang: lang() }))

export const windowQuery = vine.compile(vine.object({ from: time(), to: time(), lang: lang() }))

const places = () => ({ from: time(), to: time(), lang: lang(), sportId: id() })

export const racesQuery = vine.compile(vine.object(places()))
export const categoriesQuery = vine.compile(vine.object(places()))
export const tournamentsQuery = vine.compile(vine.object({ ...places(), categoryId: id() }))

export const matchesQuery = vine.compile(
  vine.object({
    ...places(),
    categoryId: id(),
    tournamentIds: ids(MAX_TOURNAMENTS).optional(),
    keyWord: keyWord(),
    odds: vine.enum(['main', 'all', 'none'] as const).optional(),
    limit: vine.number().withoutDecimals().min(1).max(MATCHES_REQUEST_LIMIT).optional(),
    offset: offset(),
  })
)
export type MatchesQuery = Infer<typeof matchesQuery>

export const oddsQuery = vine.compile(vine.object({ passiveOdds: flag(), getFull: flag() }))

export const resultsQuery = vine.compile(
  vine.object({
    ...places(),
    tournamentIds: ids(MAX_TOURNAMENTS).optional(),
    order: vine.enum(['asc', 'desc'] as const).optional(),
    limit: vine.number().withoutDecimals().min(1).max(RESULTS_LIMIT).optional(),
    offset: offset(),
  })
)
export type ResultsQuery = Infer<typeof resultsQuery>

export const propositionQuery = vine.compile(vine.object({ matches: ids(MAX_PROPOSED_FOR) }))

export const marketTypesQuery = vine.compile(
  vine.object({ lang: lang(), scope: vine.enum(['board', 'all'] as const).optional() })
)

/** Body of POST /v1/board/markets/:id/outcomes. */
export const ordersValidator = vine.compile(
  exactObject({
    keys: vine.array(vine.string().maxLength(8)).minLength(1).maxLength(MOST_ORDERS).distinct(),
  })
)

/** Query of GET /v1/board/prices. */
export const pricesQuery = vine.compile(vine.object({ ids: ids(MAX_OUTCOMES) }))

export const outcomesQuery = vine.compile(
  vine.object({ ids: ids(MAX_OUTCOMES), currency: vine.enum(CURRENCY_CODES).optional() })
)
