import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    notice_reads: { by: ['notice_id', 'notices'], rows: 'added', names: { user_id: 'users' } },
    notices: {
      by: 'site_id',
      rows: 'removed',
      clone: { stays: 'messages to people' },
      edited: 'notice',
      names: { sender_id: 'users' },
    },
    popups: { by: 'site_id', rows: 'removed', clone: 'copied', edited: 'popup' },
  },
}
