/** What the papers of tickets say of their validity (rules 8.14). */
import type { DueKind } from '@grandstand/shared-types/wire/desk/unclaimed'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import db from '@adonisjs/lucid/services/db'
import { duesOf, ticketValidDays } from '#coupons/dues/ticket_dues'
import type { StoredTicket } from '#draws/tickets/ticket_rows'
import type { Validity } from '#printing/pages/page'

/** Null for a coupon of a player, whose payout needs no collecting. */
export async function couponValidity(couponId: number): Promise<Validity> {
  const { siteId, type } = await db
    .query<{ siteId: number; type: UserType }>()
    .from('coupons')
    .join('users', 'users.id', 'coupons.user_id')
    .where('coupons.id', couponId)
    .select({ siteId: 'coupons.site_id', type: 'users.type' })
    .firstOrFail()
  return type === 'player' ? null : validityOf('coupon', couponId, Number(siteId))
}

/** Null for a ticket that a player bought. */
export async function drawTicketValidity({
  id,
  siteId,
  isOfDesk,
}: StoredTicket): Promise<Validity> {
  return Number(isOfDesk) === 0 ? null : validityOf('drawTicket', Number(id), Number(siteId))
}

async function validityOf(kind: DueKind, ticketId: number, siteId: number): Promise<Validity> {
  const due = (await duesOf(db.connection(), kind, [ticketId])).get(ticketId)
  if (due && due.amountMinor > 0) {
    return due.expiresAt === null ? null : { until: due.expiresAt }
  }
  const days = await ticketValidDays(siteId)
  return days === 0 ? null : { days }
}
