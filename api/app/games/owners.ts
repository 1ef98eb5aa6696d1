import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    game_categories: { by: 'site_id', rows: 'removed', clone: 'step', edited: 'gameCategory' },
    game_provider_health: { by: ['provider_id', 'game_providers'], rows: 'changed' },
    game_provider_minutes: { by: ['provider_id', 'game_providers'], rows: 'removed' },
    game_providers: { by: 'site_id', rows: 'removed', clone: 'step', edited: 'gameProvider' },
    game_sessions: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'they are sessions of players of the brand' },
      names: { provider_id: 'game_providers', game_id: 'games', user_session_id: 'user_sessions' },
      other: { limit_id: 'a word of the provider' },
    },
    games: {
      by: 'site_id',
      rows: 'removed',
      clone: 'step',
      edited: 'game',
      other: {
        top_service_id: 'a word of the provider',
        top_service_id2: 'a word of the provider',
        middle_service_id: 'a word of the provider',
      },
    },
  },
}
