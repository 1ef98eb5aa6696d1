import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    idempotency_keys: { by: ['user_id', 'users'], rows: 'removed' },
  },
  installation: {
    id_blocks: { because: 'numbers of this database', rows: 'changed' },
    job_states: { because: 'how far jobs of this installation are', rows: 'changed' },
    leases: { because: 'servers of this installation', rows: 'changed' },
    rate_limits: { because: 'tries at this installation', rows: 'removed' },
    replica_beats: { because: 'replicas of this database', rows: 'changed' },
    used_captchas: { because: 'tries at this installation', rows: 'removed' },
  },
}
