import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    jackpot_brands: {
      by: ['jackpot_id', 'jackpots'],
      rows: 'addedAndRemoved',
      stays: 'its brands play for one jackpot',
    },
    jackpot_level_terms: {
      by: ['level_id', 'jackpot_levels'],
      rows: 'changed',
      edited: 'jackpotChange',
      names: { made_by: 'users' },
    },
    jackpot_levels: { by: ['jackpot_id', 'jackpots'], rows: 'changed', edited: 'jackpotLevel' },
    jackpot_wins: {
      by: 'site_id',
      rows: 'added',
      clone: { stays: 'they are wins of players of the brand' },
      names: {
        coupon_id: 'coupons',
        draw_ticket_id: 'draw_tickets',
        round_id: 'game_rounds',
        transaction_id: 'game_transactions',
        transfer_id: 'ledger_transfers',
      },
    },
    jackpots: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'a jackpot holds money of the house' },
      edited: 'jackpot',
    },
  },
}
