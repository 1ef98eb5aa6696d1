import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    bill_prints: { by: ['bill_id', 'bills'], names: { asked_by: 'users' } },
    bills: { by: 'site_id' },
    machine_deposits: {
      by: ['machine_id', 'machines'],
      names: { transfer_id: 'ledger_transfers' },
    },
    shifts: { by: 'site_id', names: { open_for: 'users' } },
  },
}
