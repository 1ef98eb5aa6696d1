import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    contact_messages: { by: 'site_id', names: { user_id: 'users', answered_by: 'users' } },
  },
}
