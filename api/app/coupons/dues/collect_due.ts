import { hasExpired } from '@grandstand/shared-types/coupons/model/ticket_validity'
import type { DueKind } from '@grandstand/shared-types/wire/desk/unclaimed'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import { endDues, lockDues } from '#coupons/dues/ticket_dues'

/**
 * Marks what is due on a ticket as collected. Call it with the ticket locked. Throws 409 `ticketExpired` [when it expired, epoch
 * milliseconds] for a ticket that is past its time (rules 8.14).
 */
export async function collectDue(trx: Trx, kind: DueKind, ticketId: number): Promise<void> {
  const due = (await lockDues(trx, kind, [ticketId])).get(ticketId)
  if (!due) return
  const now = clock.now()
  if (hasExpired(due, now)) {
    throw new AppError('ticketExpired', { params: [must(due.expiresAt, 'end of a ticket')] })
  }
  await endDues(trx, [due.id], 'collected')
}
