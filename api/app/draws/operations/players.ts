/** Draws and their tickets for players, visitors and desks. */
import type { HttpContext } from '@adonisjs/core/http'
import type {
  DrawLobbyView,
  DrawNumbers,
  DrawPurchase,
  DrawResults,
  DrawTickets,
  DrawTicketView,
  DrawView,
} from '@grandstand/shared-types/wire/draws'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import type { Principal } from '#core/requests/access'
import { countWork } from '#core/throttle/work_rate'
import { drawLobby, drawnNumbers, drawResult, drawResults as pastDraws } from '#draws/queries/lobby'
import { buyTickets } from '#draws/tickets/buy_tickets'
import { cancelTicket } from '#draws/tickets/cancel_ticket'
import type { SentOrder } from '#draws/tickets/order'
import { ownTicket, ownTickets } from '#draws/tickets/own_tickets'
import {
  buyValidator,
  lobbyValidator,
  numbersValidator,
  ownValidator,
  resultsValidator,
} from '#draws/tickets/validators'
import { siteByHost } from '#sites/current_site'

const OWNERS = ['player', 'desk.sell', 'desk.pay'] as const

export const drawGameLobby = operation({
  method: 'GET',
  path: '/v1/draw-games',
  does: 'The games that are drawn at set times, with their next draws and the newest result.',
  spec: ['bingo'],
  who: 'visitor',
  query: lobbyValidator,
  answers: reply<DrawLobbyView>(),
  notes: {
    out: '`nowMs`: the clock by which sales end; `limit` in the currency of the caller, or else of the brand',
  },
  async handle({ ctx, principal, query }) {
    const asker = await askerOf(ctx, principal)
    return drawLobby(asker, query.lobby)
  },
})

/** The brand and currency of the caller; of a visitor, those of the address. */
async function askerOf({ request }: HttpContext, principal: Principal | null) {
  if (principal) return principal
  const { id, currency } = await siteByHost(request.hostname() ?? '')
  return { siteId: id, currency }
}

export const drawResults = operation({
  method: 'GET',
  path: '/v1/draw-results',
  mayLag: true,
  does: 'Draws of a game that are over, twenty at a time, the newest first.',
  who: 'visitor',
  query: resultsValidator,
  answers: reply<DrawResults>(),
  async handle({ ctx, principal, query }) {
    const { siteId } = await askerOf(ctx, principal)
    return pastDraws(siteId, query.gameCode, query.before)
  },
})

export const drawNumbers = operation({
  method: 'GET',
  path: '/v1/draw-numbers',
  mayLag: true,
  does: 'How often each number of a game came out in its latest 100 draws: hot and cold numbers.',
  who: 'visitor',
  query: numbersValidator,
  answers: reply<DrawNumbers>(),
  async handle({ ctx, principal, query }) {
    const { siteId } = await askerOf(ctx, principal)
    return drawnNumbers(siteId, query.gameCode)
  },
})

export const drawShown = operation({
  method: 'GET',
  path: '/v1/draw-results/:id',
  does: 'One draw: the hash of its server seed, and once it is over its seeds and result.',
  who: 'visitor',
  answers: reply<DrawView>(),
  async handle({ ctx, principal, params: { id } }) {
    const { siteId } = await askerOf(ctx, principal)
    return drawResult(siteId, id)
  },
})

interface PurchaseCall {
  principal: Principal
  body: SentOrder
  key: string
  ip: string
}

/** Parts of the two operations that sell tickets: to a player, and over the counter. */
export const purchase = {
  idempotent: 'required',
  body: buyValidator,
  answers: reply<DrawPurchase>(201),
  errors: [
    'notFound',
    'gameClosed',
    'drawClosed',
    'productClosed',
    'stakeBelowMin',
    'stakeAboveMax',
    'insufficientCredit',
    'countryNotAllowed',
    'accountPassive',
    'dealerPassive',
    'minimumAge',
    'identityNumberInUse',
    'selfExcluded',
    'realityCheckDue',
    'ownStakeLimit',
    'ownLossLimit',
    'ownSessionLimit',
    'bettingPaused',
    'tooManyAttempts',
  ],
  async handle({ principal, body, key, ip }: PurchaseCall) {
    await countWork('coupons', principal, ip)
    return (await buyTickets({ principal, ip }, body, key)).body
  },
} as const

export const buyDrawTickets = operation({
  ...purchase,
  method: 'POST',
  path: '/v1/draw-tickets',
  does: 'Buys a ticket of a draw, or of the draw and those that follow it.',
  who: 'player',
  notes: {
    in: '`drawId` is the first draw, `draws` how many; each bet has `stakeMinor`, and `numbers`, `card`, or `kind`, `runner` and `second`',
    out: 'a ticket for each draw, all or none',
  },
})

export const ownDrawTickets = operation({
  method: 'GET',
  path: '/v1/me/draw-tickets',
  does: 'Own tickets of draws, or those that the desk has sold; twenty at a time, the newest first.',
  who: OWNERS,
  query: ownValidator,
  answers: reply<DrawTickets>(),
  handle: ({ principal, query }) => ownTickets(principal, query),
})

export const ownDrawTicket = operation({
  method: 'GET',
  path: '/v1/me/draw-tickets/:id',
  does: 'An own ticket of a draw.',
  who: OWNERS,
  answers: reply<DrawTicketView>(),
  handle: ({ principal, params: { id } }) => ownTicket(principal, id),
})

export const cancelDrawTicket = operation({
  method: 'POST',
  path: '/v1/me/draw-tickets/:id/cancel',
  does: 'Takes a ticket back while tickets of its draw are sold; the stake returns.',
  who: 'player',
  idempotent: 'optional',
  answers: reply<DrawTicketView>(),
  errors: ['drawClosed', 'updatedError'],
  handle: ({ principal, params: { id }, key }) => cancelTicket(principal, id, key),
})
