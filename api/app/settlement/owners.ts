import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  shared: {
    market_voids: {
      same: 'market and times; only a match that is new takes them along',
      rows: 'removed',
    },
  },
  brand: {
    pending_decisions: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'orders of people that wait' },
      other: { subject_id: 'named by `kind`: a match or a coupon' },
    },
  },
}
