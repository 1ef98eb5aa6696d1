import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    winner_rules: { by: 'site_id', rows: 'removed', clone: 'step', edited: 'winnerRule' },
  },
}
