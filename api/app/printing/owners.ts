import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    coupon_prints: {
      by: ['coupon_id', 'coupons'],
      rows: 'changed',
      names: { asked_by: 'users', cancelled_by: 'users' },
    },
    draw_ticket_prints: {
      by: ['ticket_id', 'draw_tickets'],
      rows: 'changed',
      names: { asked_by: 'users', cancelled_by: 'users' },
    },
  },
}
