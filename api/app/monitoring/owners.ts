import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  installation: {
    servers: 'servers of this installation',
  },
}
