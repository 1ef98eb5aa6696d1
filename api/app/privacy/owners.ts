import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    erasures: { by: 'site_id', names: { asked_by: 'users', decided_by: 'users' } },
  },
}
