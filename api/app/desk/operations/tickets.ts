/** Tickets over the counter: sold for cash, cancelled in time, paid once. */
import type { CouponEnd } from '@grandstand/shared-types/wire/coupon_actions'
import { SLIP_ERRORS } from '@grandstand/shared-types/core/errors'
import type { CouponView } from '@grandstand/shared-types/wire/coupons'
import type { TicketPayment } from '@grandstand/shared-types/wire/desk'
import { operation } from '#core/operations/operation'
import { reply, sendJson } from '#core/operations/reply'
import { requestHash } from '#core/requests/idempotency'
import { countWork } from '#core/throttle/work_rate'
import * as placing from '#coupons/actions/place_coupon'
import { placeCouponValidator } from '#coupons/validators/place_coupon'
import * as cancelling from '#desk/actions/cancel_ticket'
import * as paying from '#desk/actions/pay_ticket'
import { codeValidator } from '#desk/validators/desk'

export const sellTicket = operation({
  method: 'POST',
  path: '/v1/desk/coupons',
  does: 'Sells a coupon to somebody without an account; its stake is cash in the drawer.',
  spec: ['create coupon'],
  who: 'desk.sell',
  idempotent: 'required',
  body: placeCouponValidator,
  answers: reply<CouponView>(201),
  errors: [
    ...SLIP_ERRORS,
    'insufficientCredit',
    'accountPassive',
    'shiftNotOpen',
    'tooManyAttempts',
  ],
  notes: { in: 'as `POST /v1/coupons`', out: "as `POST /v1/coupons`; the coupon is the desk's" },
  async handle({ ctx, principal, body, key, ip }) {
    await countWork('coupons', principal, ip)
    const bodyHash = requestHash(body)
    const answer = await placing.placeCoupon({ principal, key, body, bodyHash, ip })
    return sendJson(ctx, answer.status, answer.json)
  },
})

const TICKET_ERRORS = [
  'ticketForged',
  'notFound',
  'tooManyAttempts',
  'shiftNotOpen',
  'drawerTooLow',
] as const

export const cancelTicket = operation({
  method: 'POST',
  path: '/v1/desk/cancellations',
  does: 'Cancels a coupon that this desk has sold, in time, and gives the cash back.',
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
  handle: ({ principal, body, key, ip }) =>
    cancelling.cancelTicket({ principal, ip }, body.code, key),
})

export const payTicket = operation({
  method: 'POST',
  path: '/v1/desk/payments',
  does: 'Pays a ticket of the shop in cash, once.',
  spec: ['ticket check by code'],
  who: 'desk.pay',
  idempotent: 'required',
  body: codeValidator,
  answers: reply<TicketPayment>(201),
  errors: [...TICKET_ERRORS, 'ticketNotDue', 'ticketRefused', 'currencyDiffers'],
  notes: {
    in: 'the signed code of the paper: 26 digits',
    out: '`GET /v1/tickets/:code` says why a ticket is refused, with who, when and where',
  },
  async handle({ principal, body, key, ip }) {
    const answer = await paying.payTicket({ principal, ip }, body.code, key)
    return answer.body
  },
})
