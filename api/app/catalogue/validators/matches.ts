import { MARKET_STATUSES } from '@grandstand/shared-types/catalogue/market_status'
import { MATCH_STATUSES } from '@grandstand/shared-types/catalogue/match_status'
import { MOST_ORDER_MARGIN } from '@grandstand/shared-types/markets/model/order_market'
import type { Infer } from '@vinejs/vine/types'
import { exactObject, oddsMilli, rowId, vine } from '#core/requests/validation'
import { MATCH_ROW_FIELDS } from '#catalogue/queries/match_resource'
import { active, listOrder } from '#catalogue/validators/places'

/** From 2000 to 2100. */
export const startsAt = () =>
  vine.number({ strict: true }).withoutDecimals().min(946_684_800_000).max(4_102_444_800_000)
export const minSelections = () =>
  vine.number({ strict: true }).withoutDecimals().min(1).max(20).optional()
const version = () => vine.number({ strict: true }).withoutDecimals().min(1).optional()

/** Body of POST /v1/matches. */
export const createMatchValidator = vine.compile(
  vine.object({
    tournamentId: rowId(),
    homeTeamId: rowId(),
    awayTeamId: rowId(),
    startsAt: startsAt(),
    minSelections: minSelections(),
    listOrder: listOrder(),
  })
)
export type NewMatch = Infer<typeof createMatchValidator>

/** Body of PUT /v1/matches/:id; refuses unknown fields because calling a match off moves money. */
export const updateMatchValidator = vine.compile(
  exactObject(
    {
      startsAt: startsAt().optional(),
      status: vine.enum(MATCH_STATUSES).optional(),
      betStatus: vine.enum(['started', 'stopped'] as const).optional(),
      active: active(),
      isFeatured: vine.boolean({ strict: true }).optional(),
      minSelections: minSelections(),
      listOrder: listOrder(),
    },
    MATCH_ROW_FIELDS
  )
)
export type MatchChanges = Infer<typeof updateMatchValidator>

/** In whole percent of each position, of a market whose prices follow from those to win. */
const orderMargin = () =>
  vine.number({ strict: true }).withoutDecimals().min(0).max(MOST_ORDER_MARGIN).optional()

/** Body of POST /v1/markets: at least two outcomes, and none where prices follow from those to win. */
export const createMarketValidator = vine.compile(
  vine.object({
    matchId: rowId(),
    marketTypeId: rowId(),
    specifier: vine.string().maxLength(80).nullable().optional(),
    isMainLine: vine.boolean({ strict: true }).optional(),
    outcomes: vine
      .array(vine.object({ key: vine.string().maxLength(16), oddsMilli: oddsMilli() }))
      .maxLength(100),
    orderMargin: orderMargin(),
  })
)
export type NewMarket = Infer<typeof createMarketValidator>

/** Body of PUT /v1/markets/:id: 1 open, 0 closed, -1 suspended; staff may set no other state. */
export const updateMarketValidator = vine.compile(
  vine.object({
    status: vine.enum(MARKET_STATUSES).optional(),
    isMainLine: vine.boolean({ strict: true }).optional(),
    orderMargin: orderMargin(),
    version: version(),
  })
)
export type MarketChanges = Infer<typeof updateMarketValidator>

/** Body of PUT /v1/outcomes/:id. */
export const updateOutcomeValidator = vine.compile(
  vine.object({
    oddsMilli: oddsMilli().optional(),
    fromMilli: oddsMilli().optional(),
    active: vine.boolean({ strict: true }).optional(),
    version: version(),
  })
)
export type OutcomeChanges = Infer<typeof updateOutcomeValidator>
