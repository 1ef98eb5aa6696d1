import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    notice_reads: { by: ['notice_id', 'notices'], names: { user_id: 'users' } },
    notices: { by: 'site_id', names: { sender_id: 'users' } },
    popups: { by: 'site_id' },
  },
}
