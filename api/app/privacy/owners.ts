import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    erasures: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'wishes of people of the brand' },
      names: { asked_by: 'users', decided_by: 'users' },
    },
  },
}
