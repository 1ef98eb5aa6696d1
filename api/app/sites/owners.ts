import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    site_hosts: {
      by: 'site_id',
      rows: 'removed',
      clone: { stays: 'a host names one brand; the clone has its own' },
    },
    sites: { by: 'id', rows: 'changed', subject: 'site', calledBy: 'title' },
  },
}
