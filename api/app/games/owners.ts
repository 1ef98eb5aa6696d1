import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    game_categories: { by: 'site_id' },
    game_provider_health: { by: ['provider_id', 'game_providers'] },
    game_provider_minutes: { by: ['provider_id', 'game_providers'] },
    game_providers: { by: 'site_id' },
    game_sessions: {
      by: 'site_id',
      names: { provider_id: 'game_providers', game_id: 'games', user_session_id: 'user_sessions' },
      other: { limit_id: 'a word of the provider' },
    },
    games: {
      by: 'site_id',
      other: {
        top_service_id: 'a word of the provider',
        top_service_id2: 'a word of the provider',
        middle_service_id: 'a word of the provider',
      },
    },
  },
}
