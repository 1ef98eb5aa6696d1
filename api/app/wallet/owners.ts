import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    game_findings: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'they are about transactions of the brand' },
      names: {
        provider_id: 'game_providers',
        round_id: 'game_rounds',
        user_id: 'users',
        decided_by: 'users',
        asked_by: 'users',
        approved_by: 'users',
      },
    },
    game_messages: { by: ['provider_id', 'game_providers'], rows: 'addedAndRemoved' },
    game_rounds: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'they are rounds of players of the brand' },
      names: { provider_id: 'game_providers', game_id: 'games', session_id: 'game_sessions' },
      other: { paid_by: 'pockets of the player as JSON' },
    },
    game_transactions: {
      by: ['round_id', 'game_rounds'],
      rows: 'changed',
      names: { provider_id: 'game_providers', transfer_id: 'ledger_transfers' },
    },
  },
}
