import type { Personal } from '#core/retention/personal_data'

const SEALED =
  'the log of who did what is sealed row by row; the law asks for it, and few staff may read it'

export const personal: Personal = {
  tables: [
    {
      table: 'audit_log',
      of: 'actor_id',
      erased: {},
      kept: { ip: SEALED, detail: SEALED, reason: SEALED },
    },
  ],
}
