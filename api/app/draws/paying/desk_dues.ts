/** What desks owe for tickets of draws that they have sold (rules 8.14). */
import type { Trx } from '#core/database/transactions'
import { ticketValidDays, writeDues } from '#coupons/dues/ticket_dues'
import type { TicketAccounts } from '#draws/paying/ticket_accounts'
import type { WaitingTicket } from '#draws/paying/waiting_tickets'

/** A ticket that has come to its end. */
interface Settled {
  ticket: WaitingTicket
  end: { paidMinor: number }
}

/** The days of each brand. Call it outside a transaction. */
export async function settledDays(tickets: readonly WaitingTicket[]): Promise<Map<number, number>> {
  const days = new Map<number, number>()
  for (const siteId of new Set(tickets.map((ticket) => ticket.siteId))) {
    days.set(siteId, await ticketValidDays(siteId))
  }
  return days
}

interface Payment {
  accounts: TicketAccounts
  validDays: ReadonlyMap<number, number>
  /** When the tickets came to their end. */
  at: number
}

/** Writes the debts of desks; each ticket ends once, so that none was there before. */
export async function writeTicketDues(
  trx: Trx,
  settled: readonly Settled[],
  { accounts, validDays, at }: Payment
): Promise<void> {
  const ofDesks = settled.filter(({ ticket }) =>
    accounts.of(ticket).some(({ pocket }) => pocket === 'unpaid')
  )
  await writeDues(
    trx,
    'drawTicket',
    ofDesks.map(({ ticket, end }) => ({
      ticketId: ticket.id,
      siteId: ticket.siteId,
      sellerId: ticket.userId,
      code: ticket.code,
      currency: ticket.currency,
      amountMinor: end.paidMinor,
      validDays: validDays.get(ticket.siteId) ?? 0,
    })),
    { before: new Map(), at }
  )
}
