import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    coupon_prints: {
      by: ['coupon_id', 'coupons'],
      names: { asked_by: 'users', cancelled_by: 'users' },
    },
    draw_ticket_prints: {
      by: ['ticket_id', 'draw_tickets'],
      names: { asked_by: 'users', cancelled_by: 'users' },
    },
  },
}
