/** Until when tickets of desks are paid, for those who show them (rules 8.14). */
import { hasExpired } from '@grandstand/shared-types/coupons/model/ticket_validity'
import type { DueKind, TicketDeadline } from '@grandstand/shared-types/wire/desk/unclaimed'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { duesOf, type TicketDue } from '#coupons/dues/ticket_dues'

/** The deadline of each ticket; also of those that nobody owes anything on. */
export async function deadlinesOf(
  kind: DueKind,
  ticketIds: readonly number[]
): Promise<(ticketId: number) => TicketDeadline> {
  const dues = await duesOf(db.connection(), kind, ticketIds)
  const now = clock.now()
  return (ticketId) => deadlineOf(dues.get(ticketId), now)
}

export function deadlineOf(due: TicketDue | undefined, now: number): TicketDeadline {
  if (!due || due.state === 'collected' || due.amountMinor === 0) return NO_DEADLINE
  return { validUntil: due.expiresAt, hasExpired: hasExpired(due, now) }
}

export const NO_DEADLINE: TicketDeadline = { validUntil: null, hasExpired: false }
