import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    exposure_limits: { by: 'site_id', other: { scope_id: 'named by `scope`' } },
  },
}
