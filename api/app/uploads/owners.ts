import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    uploads: {
      by: 'site_id',
      rows: 'removed',
      clone: 'copied',
      edited: 'upload',
      calledBy: 'name',
      names: { user_id: 'users' },
    },
  },
}
