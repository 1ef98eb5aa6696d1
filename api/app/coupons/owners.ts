import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    approval_rules: { by: 'site_id', names: { user_id: 'users' } },
    coupon_approvals: { by: 'site_id', names: { used_by: 'coupons', officer_id: 'users' } },
    coupon_boosts: { by: ['coupon_id', 'coupons'] },
    coupon_events: { by: ['coupon_id', 'coupons'], names: { actor_id: 'users' } },
    coupon_selections: {
      by: ['coupon_id', 'coupons'],
      names: {
        match_id: 'matches',
        market_id: 'markets',
        outcome_id: 'outcomes',
        market_type_id: 'market_types',
      },
    },
    coupon_shares: { by: ['coupon_id', 'coupons'] },
    coupons: { by: 'site_id' },
    ticket_dues: {
      by: 'site_id',
      other: { ticket_id: 'named by `kind`: a coupon or a ticket of a draw' },
    },
  },
}
