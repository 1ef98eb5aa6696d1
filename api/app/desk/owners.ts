import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    bill_prints: { by: ['bill_id', 'bills'], rows: 'changed', names: { asked_by: 'users' } },
    bills: { by: 'site_id', rows: 'added', clone: { stays: 'papers of shifts' } },
    machine_deposits: {
      by: ['machine_id', 'machines'],
      rows: 'added',
      names: { transfer_id: 'ledger_transfers' },
    },
    shifts: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'cash of people' },
      names: { open_for: 'users' },
    },
  },
}
