import type { DrawTicketPayment } from '@grandstand/shared-types/wire/draws'
import { authorOf, recordAudit } from '#audit/record_audit'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Editor } from '#core/requests/access'
import { withIdempotency, type Answer } from '#core/requests/idempotency'
import { collectDues } from '#coupons/dues/collect_due'
import { paymentFaultPoints } from '#desk/actions/fault_points'
import {
  jackpotMinorOf,
  paymentTransfers,
  preparePayment,
  totalOf,
} from '#desk/actions/paper_payment'
import { drawTicketOfShop } from '#desk/queries/draw_ticket_at_desk'
import { isDue, markCollected } from '#draws/tickets/ticket_rows'
import { openDrawer } from '#ledger/drawer'
import { post } from '#ledger/post'

/**
 * Pays a ticket of a draw in cash, once, with the jackpots that it has won: the lock on it lets only one of two desks find it unpaid
 * (rules 13.6, 14.4). Throws as
 * `drawTicketOfShop` and `openDrawer` do, 422 `ticketNotDue` for a ticket that waits or lost, 409 `ticketRefused` for a copy, a
 * cancelled print and a ticket that is cancelled or paid, 422 `currencyDiffers` [the desk's, the ticket's], 409
 * `idempotencyConflict`, 409 `ticketExpired` [when] (rules 8.14).
 */
export async function payDrawTicket(
  editor: Editor,
  code: string,
  key: string
): Promise<Answer<DrawTicketPayment>> {
  const { principal, ip } = editor
  const ticket = await drawTicketOfShop(principal, code, ip)
  const { ticketId, sellerId } = ticket
  if (ticket.copyNumber > 0 || ticket.isCancelled) throw new AppError('ticketRefused')
  const prepared = await preparePayment('drawTicket', ticketId, sellerId)
  const answer = await withIdempotency(
    principal,
    key,
    ['drawTicket.pay', ticketId],
    async (trx) => {
      const own = await dueOn(trx, ticketId)
      const by = { collectedBy: principal.userId }
      const collected = await collectDues(trx, { kind: 'drawTicket', ticketId, own, ...by })
      const { ownMinor, currency } = collected
      if (currency !== principal.currency) {
        throw new AppError('currencyDiffers', { params: [principal.currency, currency] })
      }
      paymentFaultPoints.reach('duesCollected')
      const amountMinor = totalOf(collected)
      const drawer = await openDrawer(trx, principal.userId, amountMinor)
      if (ownMinor > 0) await markCollected(trx, ticketId, principal.userId)
      const drawerId = drawer.accountId
      const transfers = paymentTransfers(prepared, collected, { principal, drawerId })
      await post(trx, transfers)
      paymentFaultPoints.reach('cashPosted')
      const transferId = must(transfers[0], 'transfer of a payment').id
      const paid = { transferId, amountMinor, jackpotMinor: jackpotMinorOf(collected), currency }
      await recordAudit(trx, {
        ...authorOf(editor),
        action: 'drawTicket.pay',
        subjectType: 'drawTicket',
        subjectId: ticketId,
        detail: { ...paid },
      })
      return { status: 201, body: { ticketId, ...paid } }
    }
  )
  paymentFaultPoints.reach('paymentCommitted')
  return answer
}

interface Locked {
  state: 'waiting' | 'won' | 'lost' | 'void' | 'cancelled'
  winMinor: number | null
  currency: string
  collectedAt: number | null
}

/** What is due on a ticket that nobody has collected, or why nothing is; it is locked until `trx` ends. */
async function dueOn(
  trx: Trx,
  ticketId: number
): Promise<{ amountMinor: number; currency: string } | AppError> {
  const ticket = await trx
    .query<Locked>()
    .from('draw_tickets')
    .where('id', ticketId)
    .select({
      state: 'state',
      winMinor: 'win',
      currency: 'currency',
      collectedAt: 'collected_at',
    })
    .forUpdate()
    .firstOrFail()
  if (ticket.state === 'cancelled' || ticket.collectedAt !== null) {
    return new AppError('ticketRefused')
  }
  if (!isDue(ticket)) return new AppError('ticketNotDue')
  return { amountMinor: Number(ticket.winMinor), currency: ticket.currency }
}
