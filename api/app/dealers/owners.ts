import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    credit_days: { by: ['user_id', 'users'], rows: 'changed' },
    turnover_hours: {
      by: 'site_id',
      rows: 'removed',
      clone: { stays: 'sums of coupons' },
      names: { head_id: 'users', sport_id: 'sports' },
    },
  },
}
