import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  tables: [{ table: 'mails', erased: 'rows', orEmail: 'to_address', hidden: ['sealed_body'] }],
}
