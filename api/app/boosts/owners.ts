import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    odds_boosts: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'they are offers to players of the brand, and are never changed' },
    },
  },
}
