/** The money of tickets that expire or are revived: between the desk's account of unpaid tickets and the house (rules 8.14). */
import { must } from '#core/errors/must'
import type { TicketDue } from '#coupons/dues/ticket_dues'
import { houseAccountId, userAccounts } from '#ledger/accounts'
import type { Transfer } from '#ledger/post'

/** The accounts of a debt. */
export interface DueAccounts {
  unpaidId: number
  breakageId: number
}

/** Finds the accounts of all debts. Call it outside a transaction. */
export async function dueAccounts(
  dues: readonly TicketDue[]
): Promise<(due: TicketDue) => DueAccounts> {
  const own = await userAccounts([...new Set(dues.map(({ sellerId }) => sellerId))])
  const houses = new Map<string, number>()
  for (const { siteId, currency } of dues) {
    const key = `${siteId}:${currency}`
    if (!houses.has(key)) houses.set(key, await houseAccountId(siteId, 'breakage', currency))
  }
  return ({ siteId, sellerId, currency }) => {
    const unpaid = own
      .get(sellerId)
      ?.find((account) => account.pocket === 'unpaid' && account.currency === currency)
    return {
      unpaidId: must(unpaid?.id, 'account of unpaid tickets'),
      breakageId: must(houses.get(`${siteId}:${currency}`), 'house account of what expired'),
    }
  }
}

interface Move {
  id: number
  kind: 'ticketExpired' | 'ticketRevived'
  actorId: number | null
}

/** Moves what is due to the house, or back; posted once for each time that staff have revived the ticket. */
export function dueTransfer(
  { kind: subject, ticketId, siteId, currency, amountMinor, revivedCount }: TicketDue,
  { unpaidId, breakageId }: DueAccounts,
  { id, kind, actorId }: Move
): Transfer {
  const toHouse = kind === 'ticketExpired' ? amountMinor : 0 - amountMinor
  return {
    id,
    key: `${subject}:${ticketId}:${kind}:${revivedCount}`,
    kind,
    siteId,
    currency,
    referenceType: subject,
    referenceId: ticketId,
    ...(actorId !== null && { actorId }),
    legs: [
      { accountId: unpaidId, amountMinor: 0 - toHouse },
      { accountId: breakageId, amountMinor: toHouse },
    ],
  }
}
