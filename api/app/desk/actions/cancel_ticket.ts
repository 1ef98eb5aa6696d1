import type { CouponEnd } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { Editor } from '#core/requests/access'
import { cancelCoupon } from '#coupons/actions/cancel_coupon'
import { ownTicket } from '#desk/queries/ticket_at_desk'

/** Cancels a coupon that this desk has sold; its stake leaves the drawer. Throws as `ownTicket` and `cancelCoupon` do. */
export async function cancelTicket(
  { principal, ip }: Editor,
  code: string,
  key: string
): Promise<CouponEnd> {
  const couponId = await ownTicket(principal, code, ip)
  return cancelCoupon({ principal, couponId, key, ip })
}
