import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    uploads: { by: 'site_id', names: { user_id: 'users' } },
  },
}
