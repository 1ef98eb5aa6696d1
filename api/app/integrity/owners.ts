import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  installation: {
    adonis_schema: { because: 'migrations of this database', rows: 'added' },
    adonis_schema_versions: { because: 'migrations of this database', rows: 'added' },
    daily_heads: {
      because: 'days of this database; a row counts in the database in which it was written',
      rows: 'added',
    },
  },
}
