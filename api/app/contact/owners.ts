import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    contact_messages: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'messages of people' },
      names: { user_id: 'users', answered_by: 'users' },
    },
  },
}
