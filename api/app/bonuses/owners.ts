import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    bonus_flags: {
      by: ['grant_id', 'bonus_grants'],
      rows: 'added',
      other: { detail: 'players and coupons of the brand as JSON' },
    },
    bonus_grants: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'they hold money of players of the brand' },
      names: { base_payment_id: 'payments' },
    },
    bonus_log: {
      by: ['grant_id', 'bonus_grants'],
      rows: 'added',
      other: { play_id: 'named by `play_kind`: a coupon, a round or a ticket of the player' },
    },
    bonus_plays: {
      by: ['grant_id', 'bonus_grants'],
      rows: 'changed',
      other: {
        play_id: 'named by `kind`: a coupon, a round or a ticket of the player',
        paid_by: 'pockets of the player as JSON',
      },
    },
    bonus_requests: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'they are requests of players of the brand' },
      names: { first_approved_by: 'users' },
    },
    bonus_versions: { by: ['bonus_id', 'bonuses'], rows: 'added' },
    bonuses: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'offers are made for players of the brand, in its branches and games' },
    },
    promo_batches: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'their codes were given to people' },
    },
    promo_codes: { by: ['batch_id', 'promo_batches'], rows: 'changed' },
  },
}
