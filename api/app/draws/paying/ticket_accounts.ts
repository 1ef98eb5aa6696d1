/** The accounts of the owners of tickets, and the transfers of their money. */
import { splitByShare, type Share } from '@grandstand/shared-types/games/wallet/split_by_share'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'
import { must } from '#core/errors/must'
import { houseAccountId, userAccounts, type UserAccount } from '#ledger/accounts'
import { RECEIVABLE, type UserPocket } from '#ledger/pockets'
import type { Leg, Transfer } from '#ledger/post'

/** A ticket as its money needs it. */
export interface OwedTicket {
  id: number
  siteId: number
  userId: number
  currency: string
  stakeMinor: number
  paidBy: readonly Share[]
}

export interface TicketAccounts {
  of: (ticket: OwedTicket) => UserAccount[]
  houseOf: (ticket: OwedTicket) => number
}

/** Loads the accounts of all owners. Call it outside a transaction. */
export async function ticketAccounts(tickets: readonly OwedTicket[]): Promise<TicketAccounts> {
  const accounts = await userAccounts([...new Set(tickets.map(({ userId }) => userId))])
  const houses = new Map<string, number>()
  for (const { siteId, currency } of tickets) {
    const key = `${siteId}:${currency}`
    if (!houses.has(key)) houses.set(key, await houseAccountId(siteId, 'games', currency))
  }
  return {
    of: ({ userId, currency }) =>
      (accounts.get(userId) ?? []).filter((account) => account.currency === currency),
    houseOf: ({ siteId, currency }) => must(houses.get(`${siteId}:${currency}`), 'house of games'),
  }
}

interface Payout {
  transferId: number
  kind: Extract<TransferKind, 'drawWin' | 'drawReturn'>
  amountMinor: number
  actorId?: number
}

/**
 * What a ticket is paid, to the pockets that paid its stake; the tickets of a desk wait on its account of unpaid tickets until they
 * are brought.
 */
export function payoutOf(
  ticket: OwedTicket,
  accounts: TicketAccounts,
  { transferId, kind, amountMinor, actorId }: Payout
): Transfer {
  const own = accounts.of(ticket)
  const idOf = (pocket: UserPocket) => own.find((account) => account.pocket === pocket)?.id
  const unpaidId = idOf('unpaid')
  const cashId = must(idOf('balance'), 'cash account')
  const receivableId = must(idOf(RECEIVABLE), 'account of debts')
  const parts = unpaidId
    ? [{ accountId: unpaidId, amountMinor }]
    : must(splitByShare(amountMinor, ticket.paidBy), 'parts of a stake')
  return transferOf(ticket, accounts, {
    transferId,
    kind,
    ...(actorId !== undefined && { actorId }),
    legs: parts.map((part) => (part.accountId === cashId ? { ...part, receivableId } : part)),
  })
}

interface Moved {
  transferId: number
  kind: TransferKind
  actorId?: number
  /** Of the owner; the house is the other side. */
  legs: Leg[]
}

/** A transfer between the owner of a ticket and the house's account of games, posted once for each kind. */
export function transferOf(
  ticket: OwedTicket,
  accounts: Pick<TicketAccounts, 'houseOf'>,
  { transferId, kind, actorId, legs }: Moved
): Transfer {
  const sum = legs.reduce((total, { amountMinor }) => total + amountMinor, 0)
  return {
    id: transferId,
    key: `drawTicket:${ticket.id}:${kind}`,
    kind,
    siteId: ticket.siteId,
    currency: ticket.currency,
    referenceType: 'drawTicket',
    referenceId: ticket.id,
    ...(actorId !== undefined && { actorId }),
    legs: [{ accountId: accounts.houseOf(ticket), amountMinor: 0 - sum }, ...legs],
  }
}
