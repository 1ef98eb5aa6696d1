/** Tickets of draws over the counter: sold for cash, cancelled in time, paid once. */
import type { DrawTicketPayment, DrawTicketView } from '@grandstand/shared-types/wire/draws'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { requireWorkingMachine } from '#core/requests/access'
import { payDrawTicket as pay } from '#desk/actions/pay_draw_ticket'
import { MACHINE_ERRORS, TICKET_ERRORS } from '#desk/operations/tickets'
import { ownDrawTicket } from '#desk/queries/draw_ticket_at_desk'
import { codeValidator } from '#desk/validators/desk'
import { purchase } from '#draws/operations/players'
import { cancelTicket } from '#draws/tickets/cancel_ticket'

export const sellDrawTickets = operation({
  ...purchase,
  method: 'POST',
  path: '/v1/desk/draw-tickets',
  does: 'Sells tickets of draws to somebody without an account; their stakes are cash in the drawer.',
  stepUp: 'none: work at the desk',
  who: 'desk.sell',
  errors: [...purchase.errors, 'shiftNotOpen', ...MACHINE_ERRORS],
  notes: { in: 'as `POST /v1/draw-tickets`', out: "the tickets are the desk's" },
  handle(call) {
    requireWorkingMachine(call.principal)
    return purchase.handle(call)
  },
})

export const cancelDeskDrawTicket = operation({
  method: 'POST',
  path: '/v1/desk/draw-cancellations',
  does: 'Cancels a ticket of a draw that this desk has sold, while tickets of the draw are sold, and gives the cash back.',
  stepUp: 'none: work at the desk',
  who: 'desk.sell',
  idempotent: 'required',
  body: codeValidator,
  answers: reply<DrawTicketView>(),
  errors: [...TICKET_ERRORS, 'drawClosed', 'updatedError'],
  notes: { in: 'the signed code of the paper, or the code of the ticket where no paper came out' },
  async handle({ principal, body, key, ip }) {
    requireWorkingMachine(principal)
    const ticketId = await ownDrawTicket(principal, body.code, ip)
    return cancelTicket(principal, ticketId, key)
  },
})

export const payDrawTicket = operation({
  method: 'POST',
  path: '/v1/desk/draw-payments',
  does: 'Pays a ticket of a draw, sold in the shop, in cash, once.',
  stepUp: 'none: the code of the ticket is the proof',
  spec: ['bingo check'],
  who: 'desk.pay',
  idempotent: 'required',
  body: codeValidator,
  answers: reply<DrawTicketPayment>(201),
  errors: [...TICKET_ERRORS, 'ticketNotDue', 'ticketRefused', 'ticketExpired', 'currencyDiffers'],
  notes: {
    in: 'the signed code of the paper: 26 digits',
    out: '`GET /v1/draw-ticket-check/:code` says why a ticket is refused',
  },
  async handle({ principal, body, key, ip }) {
    requireWorkingMachine(principal)
    return (await pay({ principal, ip }, body.code, key)).body
  },
})
