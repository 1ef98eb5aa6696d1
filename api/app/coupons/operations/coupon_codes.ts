/** Coupons under a code: shared selections, and tickets. */
import type { SharedCoupon, TicketView } from '@grandstand/shared-types/wire/coupons'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { isAscii } from '#core/requests/untrusted'
import { countWork } from '#core/throttle/work_rate'
import * as sharing from '#coupons/actions/share_coupon'
import { codeSeeker, findByCode } from '#coupons/queries/find_by_code'
import { READERS } from '#coupons/operations/coupons'
import * as shared from '#coupons/queries/shared_coupon'
import { findTicket } from '#coupons/queries/ticket'
import { languageQuery } from '#coupons/validators/language'

/** A code as `newCouponCode` writes it, however it was typed; empty for text that no code holds. */
function codeOf(typed: string): string {
  const code = typed.trim().toUpperCase().slice(0, 32)
  return isAscii(code) ? code : ''
}

export const shareCoupon = operation({
  method: 'POST',
  path: '/v1/coupons/:id/share',
  does: "A code under which anybody finds the coupon's selections; the same ever after.",
  who: READERS,
  answers: reply<{ code: string }>(),
  errors: ['tooManyAttempts'],
  async handle({ params: { id }, principal, ip }) {
    await countWork('shares', principal, ip)
    return sharing.shareCoupon(principal, id)
  },
})

export const sharedCoupon = operation({
  method: 'GET',
  path: '/v1/coupon-shares/:code',
  does: 'The selections behind a code, at the price they had and the price of now.',
  who: 'visitor',
  answers: reply<SharedCoupon>(),
  errors: ['tooManyAttempts'],
  async handle({ ctx, params }) {
    const seeker = await codeSeeker(ctx)
    const code = codeOf(params.code)
    return findByCode('share', seeker, () => shared.sharedCoupon(code, seeker.siteId))
  },
})

export const ticket = operation({
  method: 'GET',
  path: '/v1/tickets/:code',
  does: 'Checks a ticket by its code, in any case.',
  spec: ['ticket check by code'],
  who: 'visitor',
  query: languageQuery,
  answers: reply<TicketView>(),
  errors: ['tooManyAttempts'],
  async handle({ ctx, params, query }) {
    const seeker = await codeSeeker(ctx)
    const code = codeOf(params.code)
    return findByCode('ticket', seeker, () => findTicket(code, seeker.siteId, query.lang))
  },
})
