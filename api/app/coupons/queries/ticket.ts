import db from '@adonisjs/lucid/services/db'
import type { TicketView } from '@grandstand/shared-types/wire/coupons'
import { selectionRows, selectionView } from '#coupons/queries/coupon_selections'

type TicketRow = Omit<TicketView, 'selections'> & { id: number }

/** A coupon by its code, without its player. Null when the site has no such code; both cases take equally long. */
export async function findTicket(
  code: string,
  siteId: number,
  language?: string
): Promise<TicketView | null> {
  const row = await db
    .query<TicketRow>()
    .from('coupons')
    .where({ code, site_id: siteId })
    .select({
      id: 'id',
      code: 'code',
      type: 'type',
      status: 'status',
      placedAt: 'placed_at',
      settledAt: 'settled_at',
      currency: 'currency',
      totalStakeMinor: 'total_stake',
      maxPayoutMinor: 'max_payout',
      payoutMinor: 'payout',
    })
    .first()
  const selections = await selectionRows(row ? [row.id] : [])
  if (!row) return null
  const { id: _id, ...ticket } = row
  return {
    ...ticket,
    selections: selections.map((selection) => selectionView(selection, language)),
  }
}
