import type { DrawTicketPayment } from '@grandstand/shared-types/wire/draws'
import { authorOf, recordAudit } from '#audit/record_audit'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Editor } from '#core/requests/access'
import { withIdempotency, type Answer } from '#core/requests/idempotency'
import { collectDue } from '#coupons/dues/collect_due'
import { drawTicketOfShop } from '#desk/queries/draw_ticket_at_desk'
import { isDue, markCollected } from '#draws/tickets/ticket_rows'
import { userAccounts } from '#ledger/accounts'
import { openDrawer } from '#ledger/drawer'
import { post, reserveTransferId } from '#ledger/post'

/**
 * Pays a ticket of a draw in cash, once: the lock on it lets only one of two desks find it unpaid (rules 14.4). Throws as
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
  const accounts = (await userAccounts([sellerId])).get(sellerId)
  const unpaidId = must(
    accounts?.find(({ pocket }) => pocket === 'unpaid')?.id,
    'account of unpaid tickets'
  )
  const transferId = await reserveTransferId()
  return withIdempotency(principal, key, ['drawTicket.pay', ticketId], async (trx) => {
    const due = await dueOn(trx, ticketId)
    if (due.currency !== principal.currency) {
      throw new AppError('currencyDiffers', { params: [principal.currency, due.currency] })
    }
    await collectDue(trx, 'drawTicket', ticketId)
    const drawer = await openDrawer(trx, principal.userId, due.amountMinor)
    await markCollected(trx, ticketId, principal.userId)
    await post(trx, [
      {
        id: transferId,
        key: `drawTicket:${ticketId}:ticketPaid`,
        kind: 'ticketPaid',
        siteId: principal.siteId,
        currency: due.currency,
        referenceType: 'drawTicket',
        referenceId: ticketId,
        actorId: principal.userId,
        legs: [
          { accountId: unpaidId, amountMinor: 0 - due.amountMinor },
          { accountId: drawer.accountId, amountMinor: due.amountMinor },
        ],
      },
    ])
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'drawTicket.pay',
      subjectType: 'drawTicket',
      subjectId: ticketId,
      detail: { transferId, ...due },
    })
    return { status: 201, body: { ticketId, transferId, ...due } }
  })
}

interface Locked {
  state: 'waiting' | 'won' | 'lost' | 'void' | 'cancelled'
  winMinor: number | null
  currency: string
  collectedAt: number | null
}

/** What is due on a ticket that nobody has collected; it is locked until `trx` ends. */
async function dueOn(
  trx: Trx,
  ticketId: number
): Promise<{ amountMinor: number; currency: string }> {
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
    throw new AppError('ticketRefused')
  }
  if (!isDue(ticket)) throw new AppError('ticketNotDue')
  return { amountMinor: Number(ticket.winMinor), currency: ticket.currency }
}
