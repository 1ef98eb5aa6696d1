import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    idempotency_keys: { by: ['user_id', 'users'] },
  },
  installation: {
    id_blocks: 'numbers of this database',
    job_states: 'how far jobs of this installation are',
    leases: 'servers of this installation',
    rate_limits: 'tries at this installation',
    replica_beats: 'replicas of this database',
    used_captchas: 'tries at this installation',
  },
}
