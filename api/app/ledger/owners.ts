import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    ledger_accounts: {
      by: 'site_id',
      rows: 'removed',
      clone: { stays: 'accounts hold money, and belong to people' },
    },
    ledger_entries: { by: ['transfer_id', 'ledger_transfers'], rows: 'added' },
    ledger_transfers: {
      by: 'site_id',
      rows: 'added',
      clone: { stays: 'movements of money' },
      names: { actor_id: 'users' },
      other: { reference_id: 'named by `reference_type`' },
    },
    wagerings: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'they belong to money of people' },
      other: { source_id: 'named by `source_type`: a payment or a grant of the player' },
    },
  },
  installation: {
    ledger_anchors: { because: 'what proves the older part of that chain', rows: 'added' },
    ledger_seals: {
      because: 'the chain over the transfers of one database, which seals those that arrive',
      rows: 'added',
    },
  },
}
