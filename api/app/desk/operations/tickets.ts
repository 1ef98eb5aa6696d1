/** Tickets over the counter: sold for cash, cancelled in time, paid once. */
import type { CouponEnd } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { DeskTickets, TicketPayment } from '@grandstand/shared-types/wire/desk/desk'
import { operation } from '#core/operations/operation'
import { requireWorkingMachine } from '#core/requests/access'
import { reply } from '#core/operations/reply'
import { placement } from '#coupons/operations/coupons'
import * as cancelling from '#desk/actions/cancel_ticket'
import * as paying from '#desk/actions/pay_ticket'
import * as listing from '#desk/queries/desk_tickets'
import { codeValidator, ticketsValidator } from '#desk/validators/desk'

export const MACHINE_ERRORS = ['machineRequired', 'machineLocked'] as const

export const sellTicket = operation({
  ...placement,
  method: 'POST',
  path: '/v1/desk/coupons',
  does: 'Sells a coupon to somebody without an account; its stake is cash in the drawer.',
  stepUp: 'none: work at the desk',
  who: 'desk.sell',
  errors: [...placement.errors, 'shiftNotOpen', ...MACHINE_ERRORS],
  notes: { in: 'as `POST /v1/coupons`', out: "as `POST /v1/coupons`; the coupon is the desk's" },
  handle(call) {
    requireWorkingMachine(call.principal)
    return placement.handle(call)
  },
})

export const deskTickets = operation({
  method: 'GET',
  path: '/v1/desk/tickets',
  does: "Tickets of one's own desk, or of every desk of the shop, twenty at a time, the newest first.",
  who: ['desk.sell', 'desk.pay'],
  query: ticketsValidator,
  answers: reply<DeskTickets>(),
  errors: ['notAllowed'],
  notes: {
    in: '`of` own, or with desk.view shop; `state` open, or uncollected: won and not yet paid out',
  },
  handle: ({ principal, query }) => listing.deskTickets(principal, query),
})

export const TICKET_ERRORS = [
  'ticketForged',
  'notFound',
  'tooManyAttempts',
  'shiftNotOpen',
  'drawerTooLow',
  ...MACHINE_ERRORS,
] as const

export const cancelTicket = operation({
  method: 'POST',
  path: '/v1/desk/cancellations',
  does: 'Cancels a coupon that this desk has sold, in time, and gives the cash back.',
  stepUp: 'none: work at the desk',
  spec: ['cancel coupon'],
  who: 'desk.sell',
  idempotent: 'required',
  body: codeValidator,
  answers: reply<CouponEnd>(),
  errors: [
    ...TICKET_ERRORS,
    'cancelPeriodOver',
    'liveCouponNotCancellable',
    'cancelCouponPermission',
    'matchStarted',
    'updatedError',
  ],
  notes: { in: 'the signed code of the paper, or the code of the coupon where no paper came out' },
  handle({ principal, body, key, ip }) {
    requireWorkingMachine(principal)
    return cancelling.cancelTicket({ principal, ip }, body.code, key)
  },
})

export const payTicket = operation({
  method: 'POST',
  path: '/v1/desk/payments',
  does: 'Pays a ticket of the shop in cash, once.',
  stepUp: 'none: the code of the ticket is the proof',
  spec: ['ticket check by code'],
  who: 'desk.pay',
  idempotent: 'required',
  body: codeValidator,
  answers: reply<TicketPayment>(201),
  errors: [...TICKET_ERRORS, 'ticketNotDue', 'ticketRefused', 'ticketExpired', 'currencyDiffers'],
  notes: {
    in: 'the signed code of the paper: 26 digits',
    out: '`GET /v1/tickets/:code` says why a ticket is refused, with who, when and where',
  },
  async handle({ principal, body, key, ip }) {
    requireWorkingMachine(principal)
    const answer = await paying.payTicket({ principal, ip }, body.code, key)
    return answer.body
  },
})
