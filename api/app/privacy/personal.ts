import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  tables: [{ table: 'erasures', erased: {}, hidden: ['waiting_key', 'decided_by'] }],
}
