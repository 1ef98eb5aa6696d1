import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  tables: [
    { table: 'own_limits', erased: {} },
    { table: 'reality_checks', erased: {}, isWithoutId: true },
    {
      table: 'player_exclusions',
      erased: {},
      kept: {
        identity_key: 'an exclusion binds the person on any later account, so it outlives this one',
      },
    },
  ],
}
