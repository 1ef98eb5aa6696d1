import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  installation: {
    adonis_schema: 'migrations of this database',
    adonis_schema_versions: 'migrations of this database',
    id_blocks: 'numbers of this database',
    job_states: 'how far jobs of this installation are',
    leases: 'servers of this installation',
    rate_limits: 'tries at this installation',
    replica_beats: 'replicas of this database',
    used_captchas: 'tries at this installation',
    daily_heads: 'days of this database; a row counts in the database in which it was written',
    servers: 'servers of this installation',
  },
}
