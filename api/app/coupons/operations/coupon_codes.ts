/** The selections behind a share code, for anybody. */
import type { SharedCoupon } from '@grandstand/shared-types/wire/betting/coupons'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { countWork } from '#core/throttle/work_rate'
import * as sharing from '#coupons/actions/share_coupon'
import { codeOf, codeSeeker, findByCode } from '#coupons/queries/find_by_code'
import { READERS } from '#coupons/operations/coupons'
import * as shared from '#coupons/queries/shared_coupon'

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
