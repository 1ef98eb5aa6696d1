import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  // who has read a message goes with it
  tables: [{ table: 'notices', erased: 'rows' }],
  ofThings: { popups: ['name', 'texts'] },
}
