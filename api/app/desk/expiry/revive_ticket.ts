import { hasExpired, ticketExpiry } from '@grandstand/shared-types/coupons/model/ticket_validity'
import db from '@adonisjs/lucid/services/db'
import { authorOf, recordAudit } from '#audit/record_audit'
import { inTransaction } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import { findRow } from '#core/lists/resource'
import { scopeToPrincipal, type Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { dueOf, dueRows, reviveDue, ticketValidDays } from '#coupons/dues/ticket_dues'
import { dueAccounts, dueTransfer } from '#desk/expiry/due_money'
import { unclaimedResource } from '#desk/queries/unclaimed_resource'
import { post, reserveTransferId } from '#ledger/post'

/**
 * Makes an expired ticket payable again, for the days of the brand from now (rules 8.14). The transfer has the ticket's last
 * amount. Throws 404 `notFound` outside the branch, 409 `updatedError` for a ticket that has not expired.
 */
export async function reviveTicket(editor: Editor, id: number, reason: string): Promise<void> {
  const { principal } = editor
  await findRow(unclaimedResource, id, (query) => scopeToPrincipal(query, principal))
  const known = dueOf(found(await dueRows(db.connection()).where('id', id).first()))
  if (!hasExpired(known, clock.now())) throw new AppError('updatedError')
  const accounts = (await dueAccounts([known]))(known)
  const validDays = await ticketValidDays(known.siteId)
  const transferId = await reserveTransferId()
  await inTransaction(async (trx) => {
    const due = dueOf(found(await dueRows(trx).where('id', id).forUpdate().first()))
    const now = clock.now()
    if (!hasExpired(due, now)) throw new AppError('updatedError')
    const expiresAt = ticketExpiry(now, validDays)
    await reviveDue(trx, due, expiresAt)
    // the money of a ticket whose time has just passed has not moved yet
    if (due.state === 'expired' && due.amountMinor > 0) {
      await post(trx, [
        dueTransfer(due, accounts, {
          id: transferId,
          kind: 'ticketRevived',
          actorId: principal.userId,
        }),
      ])
    }
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'ticket.revive',
      subjectType: due.kind,
      subjectId: due.ticketId,
      detail: { amountMinor: due.amountMinor, currency: due.currency, expiresAt },
      reason,
    })
  })
}
