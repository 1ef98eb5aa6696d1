import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    site_hosts: { by: 'site_id' },
    sites: { by: 'id' },
  },
}
