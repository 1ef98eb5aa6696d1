import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    own_limits: { by: ['user_id', 'users'], rows: 'changed' },
    player_exclusions: { by: ['user_id', 'users'], rows: 'added' },
    reality_checks: { by: ['user_id', 'users'], rows: 'changed' },
  },
}
