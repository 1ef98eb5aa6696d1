import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  tables: [{ table: 'jackpot_wins', erased: {}, hidden: ['server_seed'] }],
  ofThings: { jackpots: ['names'], jackpot_levels: ['names'] },
}
