import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    account_links: { by: ['user_id', 'users'], rows: 'removed' },
  },
}
