/** Giving out the page of a print, once. */
import { PRINT_WAIT_MS, type PrintSubject } from '@grandstand/shared-types/coupons/model/prints'
import { AppError } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { printRows, type PrintRow } from '#printing/queries/prints'

interface Wanted {
  couponId: number
  subject: PrintSubject
  isCopy: boolean
}

/** The newest print that the principal asked for and whose page was not fetched. Throws 409 `printNotWaiting`. */
export async function waitingPrint(
  { userId }: Principal,
  { couponId, subject, isCopy }: Wanted
): Promise<PrintRow> {
  const row = await printRows()
    .where({ coupon_id: couponId, subject, asked_by: userId, status: 'waiting' })
    .where('asked_at', '>', clock.now() - PRINT_WAIT_MS)
    .where('copy_number', isCopy ? '>' : '=', 0)
    .orderBy('id', 'desc')
    .first()
  if (!row) throw new AppError('printNotWaiting')
  return row
}
