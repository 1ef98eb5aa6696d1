import type { PrintSubject } from '@grandstand/shared-types/coupons/model/prints'
import { seesPayments } from '#coupons/queries/coupon_list'
import { AppError } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'

/** Throws 403 `notAllowed` when staff who may not know payouts ask for a receipt, which names the money paid. */
export function requireReceiptRight(principal: Principal, subject: PrintSubject): void {
  if (subject !== 'coupon' && !seesPayments(principal)) throw AppError.notAllowed()
}
