import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    ledger_accounts: { by: 'site_id' },
    ledger_entries: { by: ['transfer_id', 'ledger_transfers'] },
    ledger_transfers: {
      by: 'site_id',
      names: { actor_id: 'users' },
      other: { reference_id: 'named by `reference_type`' },
    },
    wagerings: {
      by: 'site_id',
      other: { source_id: 'named by `source_type`: a payment or a grant of the player' },
    },
  },
  installation: {
    ledger_anchors: 'what proves the older part of that chain',
    ledger_seals: 'the chain over the transfers of one database, which seals those that arrive',
  },
}
