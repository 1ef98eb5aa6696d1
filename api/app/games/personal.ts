import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  tables: [
    {
      table: 'game_sessions',
      erased: { ip: '', country: null },
      hidden: ['launch_hash', 'token_hash'],
    },
  ],
  ofThings: {
    game_categories: ['names'],
    game_providers: ['name', 'allowed_addresses'],
    games: ['title', 'company_name'],
  },
}
