import type { PrintSubject } from '@grandstand/shared-types/coupons/model/prints'
import { seesPayments } from '#coupons/queries/coupon_list'
import { AppError } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'

/** A receipt names the money paid. Throws 403 `notAllowed` for staff who may not know what was paid. */
export function requireReceiptRight(principal: Principal, subject: PrintSubject): void {
  if (subject !== 'coupon' && !seesPayments(principal)) throw AppError.notAllowed()
}
