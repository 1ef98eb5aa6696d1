/** What nobody has collected in time goes to the house, once whatever kills happen (rules 8.14). */
import { ofBrandsHere } from '#core/database/brands_here'
import db from '@adonisjs/lucid/services/db'
import { recordAudit } from '#audit/record_audit'
import { inTransaction, whereAmong, type Reader, type Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { dueOf, dueRows, endDues, type TicketDue } from '#coupons/dues/ticket_dues'
import { dueAccounts, dueTransfer } from '#desk/expiry/due_money'
import { expiryFaultPoints } from '#desk/expiry/fault_points'
import { post, reserveTransferIds } from '#ledger/post'

const PAGE = 200

/**
 * Expires the tickets whose time is over, page by page; resolves to their number. A page is one transaction, so that a run that
 * was stopped is carried on by the next, and of two runs at once each ticket is expired by one.
 */
export async function expireTickets(isStopped: () => boolean = () => false): Promise<number> {
  let total = 0
  for (;;) {
    const rows: TicketDue[] = await lapsed(db.connection()).orderBy('expires_at').limit(PAGE)
    if (rows.length === 0 || isStopped()) return total
    const page = rows.map(dueOf)
    const accountsOf = await dueAccounts(page)
    const transferIds = await reserveTransferIds(page.length)
    total += await inTransaction(async (trx) => {
      const dues = await lockLapsed(trx, page)
      await endDues(
        trx,
        dues.map(({ id }) => id),
        { state: 'expired' }
      )
      expiryFaultPoints.reach('duesMarked')
      await post(
        trx,
        dues.map((due, index) =>
          dueTransfer(due, accountsOf(due), {
            id: must(transferIds[index], 'number for a transfer'),
            kind: 'ticketExpired',
            actorId: null,
          })
        )
      )
      for (const due of dues) await recordExpiry(trx, due)
      expiryFaultPoints.reach('moneyPosted')
      return dues.length
    })
    expiryFaultPoints.reach('pageExpired')
  }
}

const lapsed = (from: Reader) =>
  ofBrandsHere(dueRows(from))
    .where('state', 'due')
    .where('amount', '>', 0)
    .where('expires_at', '<=', clock.now())

/** Those of the page that nobody has expired or collected meanwhile. */
async function lockLapsed(trx: Trx, page: readonly TicketDue[]): Promise<TicketDue[]> {
  const ids = page.map(({ id }) => id)
  const rows: TicketDue[] = await whereAmong(lapsed(trx), 'id', ids).orderBy('id').forUpdate()
  return rows.map(dueOf)
}

async function recordExpiry(trx: Trx, due: TicketDue): Promise<void> {
  const { siteId, kind, ticketId, amountMinor, currency, dueSince, expiresAt } = due
  await recordAudit(trx, {
    siteId,
    actorId: null,
    action: 'ticket.expire',
    subjectType: kind,
    subjectId: ticketId,
    detail: { amountMinor, currency, dueSince, expiresAt },
  })
}
