import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    approval_rules: {
      by: 'site_id',
      rows: 'removed',
      clone: 'step',
      edited: 'approvalRule',
      names: { user_id: 'users' },
    },
    coupon_approvals: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'bets of people' },
      names: { used_by: 'coupons', officer_id: 'users' },
    },
    coupon_boosts: { by: ['coupon_id', 'coupons'], rows: 'added' },
    coupon_events: { by: ['coupon_id', 'coupons'], rows: 'added', names: { actor_id: 'users' } },
    coupon_selections: {
      by: ['coupon_id', 'coupons'],
      rows: 'changed',
      names: {
        match_id: 'matches',
        market_id: 'markets',
        outcome_id: 'outcomes',
        market_type_id: 'market_types',
      },
    },
    coupon_shares: { by: ['coupon_id', 'coupons'], rows: 'added' },
    coupons: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'bets of people' },
      subject: 'coupon',
      calledBy: 'code',
    },
    ticket_dues: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'what desks owe for them' },
      names: { collected_by: 'users' },
      other: { ticket_id: 'named by `kind`: a coupon, a ticket of a draw or a win of a jackpot' },
    },
  },
}
