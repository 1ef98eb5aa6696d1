import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    machines: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'a machine stands in one shop' },
      other: {
        machine_id: 'the name that a machine gave itself',
        active_id: 'the same, while the machine is in use',
      },
    },
  },
  installation: { machine_nonces: { because: 'tries at this installation', rows: 'removed' } },
}
