/** Prints of coupons, for everybody who may read the coupon. */
import db from '@adonisjs/lucid/services/db'
import type { PrintStatus, PrintSubject } from '@grandstand/shared-types/coupons/model/prints'
import { pageOf } from '@grandstand/shared-types/coupons/model/prints'
import type { PrintView } from '@grandstand/shared-types/wire/betting/printing'
import { AppError } from '#core/errors/app_error'
import { findRow, type Query } from '#core/lists/resource'
import { isStaff, type Principal } from '#core/requests/access'
import type { Trx } from '#core/database/transactions'
import { wherePaidJackpot } from '#coupons/dues/paper_jackpots'
import { couponResource, couponScope, type CouponRow } from '#coupons/queries/coupon_list'
import { actOf, peopleOf } from '#printing/queries/acts'

export interface PrintRow {
  id: number
  couponId: number
  subject: PrintSubject
  printNumber: number
  copyNumber: number
  status: PrintStatus
  askedBy: number
  askedAt: number
  ip: string
  cancelledBy: number | null
  cancelledAt: number | null
  cancelIp: string | null
  cancelReason: string | null
}

/** Rows of `coupon_prints`; read within `trx` when given. */
export const printRows = (trx?: Trx) =>
  (trx ?? db).query<PrintRow>().from('coupon_prints').select({
    id: 'id',
    couponId: 'coupon_id',
    subject: 'subject',
    printNumber: 'print_number',
    copyNumber: 'copy_number',
    status: 'status',
    askedBy: 'asked_by',
    askedAt: 'asked_at',
    ip: 'ip',
    cancelledBy: 'cancelled_by',
    cancelledAt: 'cancelled_at',
    cancelIp: 'cancel_ip',
    cancelReason: 'cancel_reason',
  })

/**
 * Narrows coupons to those whose paper the principal may have: players those of their own coupons, staff those of the
 * branch, a desk the receipts of the payouts that it made, also for tickets of other desks of its shop. Throws 403
 * `notAllowed`.
 */
export function paperScope(principal: Principal, subject: PrintSubject): (query: Query) => void {
  if (principal.type !== 'terminal' || subject !== 'win') return couponScope(principal)
  const { siteId, userId } = principal
  return (query) =>
    void query.where('users.site_id', siteId).where((mine) => {
      mine.where('users.id', userId).orWhereExists((paid) => {
        paid
          .from('coupon_events')
          .whereColumn('coupon_events.coupon_id', 'coupons.id')
          .where({ 'coupon_events.kind': 'paid', 'coupon_events.actor_id': userId })
          .select('coupon_events.id')
      })
      mine.orWhereExists(wherePaidJackpot('coupon', 'coupons.id', userId))
    })
}

/** A coupon of which the principal may have this paper. Throws 403 `notAllowed`, 404 `notFound`. */
export const couponInSight = (
  principal: Principal,
  couponId: number,
  subject: PrintSubject = 'coupon'
): Promise<CouponRow> => findRow(couponResource, couponId, paperScope(principal, subject))

/** A print of a coupon in sight. Throws 403 `notAllowed`, 404 `notFound`. */
export async function printInSight(principal: Principal, printId: number): Promise<PrintRow> {
  const row = await printRows().where('id', printId).first()
  if (!row) throw AppError.notFound()
  await couponInSight(principal, row.couponId, row.subject)
  return row
}

/** Every print of a coupon in sight, oldest first. Throws 403 `notAllowed`, 404 `notFound`. */
export async function printsOfCoupon(principal: Principal, couponId: number): Promise<PrintView[]> {
  await couponInSight(principal, couponId)
  const rows: PrintRow[] = await printRows().where('coupon_id', couponId).orderBy('id')
  return printViews(rows, principal)
}

/** One print as the principal may know it; the coupon must be in sight. */
export async function printView(row: PrintRow, principal: Principal): Promise<PrintView> {
  const [view] = await printViews([row], principal)
  if (!view) throw AppError.notFound()
  return view
}

async function printViews(rows: readonly PrintRow[], principal: Principal): Promise<PrintView[]> {
  const people = await peopleOf(rows.flatMap((row) => [row.askedBy, row.cancelledBy]))
  const isNamed = isStaff(principal)
  return rows.map((row) => {
    const { id, couponId, subject, printNumber, copyNumber, status } = row
    const asked = { actorId: row.askedBy, at: row.askedAt, ip: row.ip }
    const { cancelledBy, cancelledAt, cancelIp } = row
    return {
      id,
      couponId,
      page: pageOf(subject, copyNumber),
      subject,
      printNumber,
      copyNumber,
      status,
      asked: actOf(asked, people, principal, isNamed),
      cancelled:
        cancelledAt === null
          ? null
          : {
              ...actOf(
                { actorId: cancelledBy, at: cancelledAt, ip: cancelIp },
                people,
                principal,
                isNamed
              ),
              reason: isNamed ? (row.cancelReason ?? '') : '',
            },
    }
  })
}
