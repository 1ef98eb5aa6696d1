import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    email_templates: { by: 'site_id' },
    mails: {
      by: 'site_id',
      names: { user_id: 'users' },
      other: { message_id: 'the number that mail servers know' },
    },
  },
}
