import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  installation: {
    adonis_schema: 'migrations of this database',
    adonis_schema_versions: 'migrations of this database',
    daily_heads: 'days of this database; a row counts in the database in which it was written',
  },
}
