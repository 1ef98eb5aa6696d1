import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    bet_limits: {
      by: 'site_id',
      rows: 'removed',
      clone: 'step',
      edited: 'betLimit',
      other: { scope_id: 'named by `scope`' },
    },
    offer_layers: {
      by: 'site_id',
      rows: 'removed',
      clone: 'step',
      edited: 'offerLayer',
      other: { scope_id: 'named by `scope`' },
    },
  },
}
