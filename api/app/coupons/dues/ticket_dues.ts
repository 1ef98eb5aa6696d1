/** What desks owe for the tickets that they have sold, until it is collected or expires (rules 8.14). */
import { debtAfter, type TicketDebt } from '@grandstand/shared-types/coupons/model/ticket_validity'
import type { DueKind } from '@grandstand/shared-types/wire/desk/unclaimed'
import { insertAll, whereAmong, type Reader, type Trx } from '#core/database/transactions'
import { updateRows } from '#core/database/update_rows'
import { clock } from '#core/timing/clock'
import { openSites } from '#sites/current_site'

export interface TicketDue extends TicketDebt {
  id: number
  siteId: number
  sellerId: number
  kind: DueKind
  ticketId: number
  currency: string
  /** How often staff have revived it. */
  revivedCount: number
  /** When it was collected or has expired. */
  endedAt: number | null
  /** The user of the desk that paid it. */
  collectedBy: number | null
}

/** The debts; narrow them before use. */
export const dueRows = (from: Reader) =>
  from.query<TicketDue>().from('ticket_dues').select({
    id: 'id',
    siteId: 'site_id',
    sellerId: 'user_id',
    kind: 'kind',
    ticketId: 'ticket_id',
    currency: 'currency',
    amountMinor: 'amount',
    dueSince: 'due_since',
    expiresAt: 'expires_at',
    state: 'state',
    revivedCount: 'revived_count',
    endedAt: 'ended_at',
    collectedBy: 'collected_by',
  })

/** What is or was due on the tickets, by the ticket's id; of a ticket on which nothing was ever due there is none. */
export async function duesOf(
  from: Reader,
  kind: DueKind,
  ticketIds: readonly number[]
): Promise<Map<number, TicketDue>> {
  if (ticketIds.length === 0) return new Map()
  return byTicket(await whereAmong(dueRows(from), 'ticket_id', ticketIds).where('kind', kind))
}

/** The same, locked until `trx` ends. Call it with the tickets locked. */
export async function lockDues(
  trx: Trx,
  kind: DueKind,
  ticketIds: readonly number[]
): Promise<Map<number, TicketDue>> {
  if (ticketIds.length === 0) return new Map()
  const rows = whereAmong(dueRows(trx), 'ticket_id', ticketIds).where('kind', kind)
  return byTicket(await rows.orderBy('id').forUpdate())
}

const byTicket = (rows: readonly TicketDue[]): Map<number, TicketDue> =>
  new Map(rows.map((row) => [Number(row.ticketId), dueOf(row)]))

/** A row as the drivers of both databases give it. */
export const dueOf = (row: TicketDue): TicketDue => ({
  ...row,
  id: Number(row.id),
  siteId: Number(row.siteId),
  sellerId: Number(row.sellerId),
  ticketId: Number(row.ticketId),
  amountMinor: Number(row.amountMinor),
  dueSince: Number(row.dueSince),
  expiresAt: row.expiresAt === null ? null : Number(row.expiresAt),
  endedAt: row.endedAt === null ? null : Number(row.endedAt),
  collectedBy: row.collectedBy === null ? null : Number(row.collectedBy),
})

/** A ticket of a desk after a settlement. */
export interface SettledTicket {
  ticketId: number
  siteId: number
  sellerId: number
  code: string
  currency: string
  /** Due in all; 0 when it lost. */
  amountMinor: number
  /** Of the brand. */
  validDays: number
}

/** Writes what is due after a settlement at `at`; `before` holds what was due on these tickets, locked. */
export async function writeDues(
  trx: Trx,
  kind: DueKind,
  settled: readonly SettledTicket[],
  { before, at }: { before: ReadonlyMap<number, TicketDue>; at: number }
): Promise<void> {
  const fresh = settled.filter(({ ticketId, amountMinor }) => {
    return !before.has(ticketId) && amountMinor > 0
  })
  await insertAll(
    trx,
    'ticket_dues',
    fresh.map((ticket) => ({
      site_id: ticket.siteId,
      user_id: ticket.sellerId,
      kind,
      ticket_id: ticket.ticketId,
      code: ticket.code,
      currency: ticket.currency,
      ...columnsOf(debtAfter(null, { ...ticket, at })),
    }))
  )
  await updateRows(
    trx,
    'ticket_dues',
    { amount: 'integer', due_since: 'integer', expires_at: 'integer', state: 'text' },
    settled.flatMap((ticket) => {
      const known = before.get(ticket.ticketId)
      return known ? [{ id: known.id, ...columnsOf(debtAfter(known, { ...ticket, at })) }] : []
    })
  )
}

const columnsOf = ({ amountMinor, dueSince, expiresAt, state }: TicketDebt) => ({
  amount: amountMinor,
  due_since: dueSince,
  expires_at: expiresAt,
  state,
})

/** The days of a brand; 0, which is never, for one that is closed, since nobody can collect there. */
export async function ticketValidDays(siteId: number): Promise<number> {
  const site = (await openSites()).find(({ id }) => id === siteId)
  return site?.settings.ticketValidDays ?? 0
}

/** Ends debts that are locked. */
export async function endDues(
  trx: Trx,
  ids: readonly number[],
  end: { state: 'expired' } | { state: 'collected'; collected_by: number }
): Promise<void> {
  if (ids.length === 0) return
  await whereAmong(trx.from('ticket_dues'), 'id', ids).update({ ...end, ended_at: clock.now() })
}

/** Makes a debt that is locked due again, until `expiresAt`. */
export const reviveDue = async (
  trx: Trx,
  { id, revivedCount }: TicketDue,
  expiresAt: number | null
): Promise<void> =>
  void (await trx
    .from('ticket_dues')
    .where('id', id)
    .update({
      state: 'due',
      due_since: clock.now(),
      expires_at: expiresAt,
      ended_at: null,
      revived_count: revivedCount + 1,
    }))
