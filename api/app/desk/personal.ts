import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  tables: [{ table: 'machine_deposits', of: 'player_id', erased: {}, hidden: ['uuid'] }],
  // shifts and their papers are the work of staff
  ofThings: { bill_prints: ['ip'] },
}
