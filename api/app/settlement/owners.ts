import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  shared: {
    market_voids: 'market and times; only a match that is new takes them along',
  },
  brand: {
    pending_decisions: {
      by: 'site_id',
      other: { subject_id: 'named by `kind`: a match or a coupon' },
    },
  },
}
