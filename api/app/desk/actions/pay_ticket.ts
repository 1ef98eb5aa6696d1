import type { TicketPayment } from '@grandstand/shared-types/wire/desk/desk'
import { authorOf, recordAudit } from '#audit/record_audit'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Editor } from '#core/requests/access'
import { withIdempotency, type Answer } from '#core/requests/idempotency'
import { recordCouponEvent } from '#coupons/actions/coupon_event'
import { collectDue } from '#coupons/dues/collect_due'
import { ticketOfShop, type TicketAtDesk } from '#desk/queries/ticket_at_desk'
import { userAccounts } from '#ledger/accounts'
import { openDrawer } from '#ledger/drawer'
import { post, reserveTransferId } from '#ledger/post'

/**
 * Pays a ticket in cash, once: the lock on its coupon lets only one of two desks find it unpaid. Throws as
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
  const unpaidId = await unpaidOf(ticket)
  const transferId = await reserveTransferId()
  const request = ['ticket.pay', couponId]
  const { status, body } = await withIdempotency(principal, key, request, async (trx) => {
    const due = await dueOn(trx, couponId)
    if (due.currency !== principal.currency) {
      throw new AppError('currencyDiffers', { params: [principal.currency, due.currency] })
    }
    await collectDue(trx, 'coupon', couponId)
    const drawer = await openDrawer(trx, principal.userId, due.amountMinor)
    await post(trx, [
      {
        id: transferId,
        key: `coupon:${couponId}:ticketPaid`,
        kind: 'ticketPaid',
        siteId: principal.siteId,
        currency: due.currency,
        referenceType: 'coupon',
        referenceId: couponId,
        actorId: principal.userId,
        legs: [
          { accountId: unpaidId, amountMinor: 0 - due.amountMinor },
          { accountId: drawer.accountId, amountMinor: due.amountMinor },
        ],
      },
    ])
    await recordCouponEvent(trx, {
      couponId,
      kind: 'paid',
      actorId: principal.userId,
      detail: { amountMinor: due.amountMinor, ip },
    })
    const payment = { couponId, transferId, ...due }
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'ticket.pay',
      subjectType: 'coupon',
      subjectId: couponId,
      detail: { transferId, ...due },
    })
    return { status: 201, body: payment }
  })
  return { status, body }
}

interface Due {
  amountMinor: number
  currency: string
}

/** The payout of a settled coupon that nobody has collected; the coupon is locked until `trx` ends. */
async function dueOn(trx: Trx, couponId: number): Promise<Due> {
  const coupon = await trx
    .query<{ state: string; payout: number | null; currency: string }>()
    .from('coupons')
    .where('id', couponId)
    .select('state', 'payout', 'currency')
    .forUpdate()
    .firstOrFail()
  if (ENDED.includes(coupon.state)) throw new AppError('ticketRefused')
  const paid = await trx
    .query<{ id: number }>()
    .from('coupon_events')
    .where({ coupon_id: couponId, kind: 'paid' })
    .select('id')
    .first()
  if (paid) throw new AppError('ticketRefused')
  if (coupon.state !== 'settled') throw new AppError('ticketNotDue')
  const amountMinor = Number(must(coupon.payout, 'payout of a settled coupon'))
  if (amountMinor === 0) throw new AppError('ticketNotDue')
  return { amountMinor, currency: coupon.currency }
}

/** States in which the stake was given back, or the coupon bought. */
const ENDED: readonly string[] = ['cancelled', 'rejected', 'sold']

async function unpaidOf({ sellerId }: TicketAtDesk): Promise<number> {
  const accounts = (await userAccounts([sellerId])).get(sellerId)
  return must(accounts?.find(({ pocket }) => pocket === 'unpaid')?.id, 'account of unpaid tickets')
}
