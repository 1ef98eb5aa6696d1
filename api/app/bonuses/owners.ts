import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    bonus_grants: { by: 'site_id', names: { base_payment_id: 'payments' } },
    bonus_log: {
      by: ['grant_id', 'bonus_grants'],
      other: { play_id: 'named by `play_kind`: a coupon, a round or a ticket of the player' },
    },
    bonus_plays: {
      by: ['grant_id', 'bonus_grants'],
      other: {
        play_id: 'named by `kind`: a coupon, a round or a ticket of the player',
        paid_by: 'pockets of the player as JSON',
      },
    },
    bonus_requests: { by: 'site_id' },
    bonus_versions: { by: ['bonus_id', 'bonuses'] },
    bonuses: { by: 'site_id' },
    promo_batches: { by: 'site_id' },
    promo_codes: { by: ['batch_id', 'promo_batches'] },
  },
}
