import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    email_templates: { by: 'site_id', rows: 'removed', clone: 'copied' },
    mails: {
      by: 'site_id',
      rows: 'removed',
      clone: { stays: 'mails to people' },
      names: { user_id: 'users' },
      other: { message_id: 'the number that mail servers know' },
    },
  },
}
