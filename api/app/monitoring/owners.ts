import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  installation: {
    servers: { because: 'servers of this installation', rows: 'removed' },
  },
}
