/** A ticket of a draw as papers and their readers need it. */
import type { PrintStatus } from '@grandstand/shared-types/coupons/model/prints'
import { siteEnding } from '@grandstand/shared-types/coupons/model/ticket_code'
import type { TicketPaper } from '@grandstand/shared-types/coupons/model/ticket_code'
import db from '@adonisjs/lucid/services/db'
import type { DrawTicketCheck, DrawTicketRefusal } from '@grandstand/shared-types/wire/draws'
import { found } from '#core/errors/app_error'
import { findRow } from '#core/lists/resource'
import { isStaff, scopeToPrincipal, type Principal } from '#core/requests/access'
import { wherePaidJackpot, wonJackpots } from '#coupons/dues/paper_jackpots'
import { drawTicketResource } from '#draws/queries/ticket_resource'
import { ticketRows, viewOfTicket, type StoredTicket } from '#draws/tickets/ticket_rows'

/**
 * A ticket of which the principal may have a paper: an own one, one that the desk has paid, or for staff one of the branch. Throws
 * 404 `notFound`.
 */
export async function drawTicketInSight(
  principal: Principal,
  ticketId: number
): Promise<StoredTicket> {
  if (isStaff(principal)) {
    const { id } = await findRow(drawTicketResource, ticketId, (query) =>
      scopeToPrincipal(query, principal)
    )
    return found(await ticketRows().where('draw_tickets.id', id).first())
  }
  const { userId } = principal
  return found(
    await ticketRows()
      .where('draw_tickets.id', ticketId)
      .where((query) =>
        query
          .where('draw_tickets.user_id', userId)
          .orWhere('draw_tickets.collected_by', userId)
          .orWhereExists(wherePaidJackpot('drawTicket', 'draw_tickets.id', userId))
      )
      .first()
  )
}

export interface DrawPrint {
  ticketId: number
  /** 0 for the original. */
  copyNumber: number
  /** Its paper did not come out. */
  isCancelled: boolean
}

/** The print of a genuine paper; null for a paper of another brand, or one that is not on record. */
export async function drawPrintOf(paper: TicketPaper, siteId: number): Promise<DrawPrint | null> {
  if (paper.siteEnding !== siteEnding(siteId)) return null
  const print = await db
    .query<{ copyNumber: number; status: PrintStatus }>()
    .from('draw_ticket_prints')
    .where({ ticket_id: paper.couponId, paper: 'ticket', print_number: paper.printNumber })
    .select({ copyNumber: 'copy_number', status: 'status' })
    .first()
  if (!print) return null
  const { copyNumber, status } = print
  return { ticketId: paper.couponId, copyNumber, isCancelled: status === 'cancelled' }
}

/** What anybody may see who has a ticket's own code or paper. Null for a ticket of another brand. */
export async function drawTicketCheck(
  where: { code: string } | DrawPrint,
  siteId: number
): Promise<DrawTicketCheck | null> {
  const of =
    'code' in where ? { 'draw_tickets.code': where.code } : { 'draw_tickets.id': where.ticketId }
  const row = await ticketRows()
    .where({ ...of, 'draw_tickets.site_id': siteId })
    .first()
  if (!row) return null
  const { id: _id, canCancel: _may, printCount: _count, ...ticket } = await viewOfTicket(row)
  const copyNumber = 'code' in where ? null : where.copyNumber
  const refusals: (DrawTicketRefusal | false)[] = [
    'isCancelled' in where && where.isCancelled && 'printCancelled',
    (copyNumber ?? 0) > 0 && 'copy',
    ticket.state === 'cancelled' && 'cancelled',
    ticket.collectedAt !== null && 'paid',
    ticket.hasExpired && 'expired',
  ]
  return {
    ...ticket,
    copyNumber,
    refusals: refusals.filter((reason) => reason !== false),
    jackpots: (await wonJackpots('drawTicket', [Number(row.id)]))(Number(row.id)),
  }
}
