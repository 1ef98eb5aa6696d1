import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    payment_bank_amounts: { by: ['bank_id', 'payment_banks'] },
    payment_banks: { by: 'site_id' },
    payment_categories: { by: 'site_id' },
    payment_methods: { by: 'site_id' },
    payment_notices: { by: 'site_id', names: { payment_id: 'payments' } },
    payment_prints: { by: ['payment_id', 'payments'], names: { asked_by: 'users' } },
    payment_steps: {
      by: ['payment_id', 'payments'],
      names: { actor_id: 'users', transfer_id: 'ledger_transfers' },
    },
    payments: {
      by: 'site_id',
      names: {
        method_id: 'payment_methods',
        bank_id: 'payment_banks',
        claimed_by: 'users',
        first_approved_by: 'users',
      },
    },
  },
}
