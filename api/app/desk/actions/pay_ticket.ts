import type { TicketPayment } from '@grandstand/shared-types/wire/desk/desk'
import { authorOf, recordAudit } from '#audit/record_audit'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Editor } from '#core/requests/access'
import { withIdempotency, type Answer } from '#core/requests/idempotency'
import { recordCouponEvent } from '#coupons/actions/coupon_event'
import { collectDues } from '#coupons/dues/collect_due'
import { paymentFaultPoints } from '#desk/actions/fault_points'
import {
  jackpotMinorOf,
  paymentTransfers,
  preparePayment,
  totalOf,
} from '#desk/actions/paper_payment'
import { ticketOfShop } from '#desk/queries/ticket_at_desk'
import { openDrawer } from '#ledger/drawer'
import { post } from '#ledger/post'

/**
 * Pays a ticket in cash, once, with the jackpots that it has won (rules 13.6): the lock on its coupon lets only one of two desks find
 * it unpaid. Throws as
 * `ticketOfShop` and `openDrawer` do, 422 `ticketNotDue` for a coupon that is open or lost, 409 `ticketRefused` for a
 * copy, a cancelled print, or a coupon that is void, sold or paid (must-hold M22), 422 `currencyDiffers` [the desk's,
 * the ticket's], 409 `idempotencyConflict`, 409 `ticketExpired` [when] (rules 8.14).
 */
export async function payTicket(
  editor: Editor,
  code: string,
  key: string
): Promise<Answer<TicketPayment>> {
  const { principal, ip } = editor
  const ticket = await ticketOfShop(principal, code, ip)
  const { couponId, print } = ticket
  if (print.copyNumber > 0 || print.status === 'cancelled') throw new AppError('ticketRefused')
  const prepared = await preparePayment('coupon', couponId, ticket.sellerId)
  const request = ['ticket.pay', couponId]
  const answer = await withIdempotency(principal, key, request, async (trx) => {
    const own = await dueOn(trx, couponId)
    const by = { collectedBy: principal.userId }
    const collected = await collectDues(trx, { kind: 'coupon', ticketId: couponId, own, ...by })
    const { ownMinor, currency } = collected
    if (currency !== principal.currency) {
      throw new AppError('currencyDiffers', { params: [principal.currency, currency] })
    }
    paymentFaultPoints.reach('duesCollected')
    const amountMinor = totalOf(collected)
    const drawer = await openDrawer(trx, principal.userId, amountMinor)
    const drawerId = drawer.accountId
    const transfers = paymentTransfers(prepared, collected, { principal, drawerId })
    await post(trx, transfers)
    paymentFaultPoints.reach('cashPosted')
    if (ownMinor > 0) {
      await recordCouponEvent(trx, {
        couponId,
        kind: 'paid',
        actorId: principal.userId,
        detail: { amountMinor: ownMinor, ip },
      })
    }
    const transferId = must(transfers[0], 'transfer of a payment').id
    const jackpotMinor = jackpotMinorOf(collected)
    const payment = { couponId, transferId, amountMinor, jackpotMinor, currency }
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'ticket.pay',
      subjectType: 'coupon',
      subjectId: couponId,
      detail: { transferId, amountMinor, jackpotMinor, currency },
    })
    return { status: 201, body: payment }
  })
  paymentFaultPoints.reach('paymentCommitted')
  return answer
}

interface Due {
  amountMinor: number
  currency: string
}

/** The payout of a settled coupon that nobody has collected, or why none is due; the coupon is locked until `trx` ends. */
async function dueOn(trx: Trx, couponId: number): Promise<Due | AppError> {
  const coupon = await trx
    .query<{ state: string; payout: number | null; currency: string }>()
    .from('coupons')
    .where('id', couponId)
    .select('state', 'payout', 'currency')
    .forUpdate()
    .firstOrFail()
  if (ENDED.includes(coupon.state)) return new AppError('ticketRefused')
  const paid = await trx
    .query<{ id: number }>()
    .from('coupon_events')
    .where({ coupon_id: couponId, kind: 'paid' })
    .select('id')
    .first()
  if (paid) return new AppError('ticketRefused')
  if (coupon.state !== 'settled') return new AppError('ticketNotDue')
  const amountMinor = Number(must(coupon.payout, 'payout of a settled coupon'))
  if (amountMinor === 0) return new AppError('ticketNotDue')
  return { amountMinor, currency: coupon.currency }
}

/** States in which the stake was given back, or the coupon bought. */
const ENDED: readonly string[] = ['cancelled', 'rejected', 'sold']
