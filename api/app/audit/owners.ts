import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    audit_log: {
      by: 'site_id',
      rows: 'added',
      clone: { stays: 'what happened to one brand' },
      names: { actor_id: 'users' },
      other: { subject_id: 'named by `subject_type`; rows about what all brands share stay' },
    },
  },
  installation: {
    audit_anchors: { because: 'what proves the older part of that chain', rows: 'added' },
    audit_seals: {
      because: 'the chain over the audit log of one database, which seals rows that arrive',
      rows: 'added',
    },
  },
}
