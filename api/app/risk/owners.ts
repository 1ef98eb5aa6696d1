import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    exposure_limits: {
      by: 'site_id',
      rows: 'removed',
      clone: 'copied',
      edited: 'exposureLimit',
      other: { scope_id: 'named by `scope`' },
    },
  },
}
