import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    payment_bank_amounts: { by: ['bank_id', 'payment_banks'], rows: 'removed' },
    payment_banks: { by: 'site_id', rows: 'removed', clone: 'step', edited: 'paymentBank' },
    payment_categories: {
      by: 'site_id',
      rows: 'removed',
      clone: 'step',
      edited: 'paymentCategory',
    },
    payment_methods: { by: 'site_id', rows: 'removed', clone: 'step', edited: 'paymentMethod' },
    payment_notices: {
      by: 'site_id',
      rows: 'added',
      clone: { stays: 'they report payments of the brand' },
      names: { payment_id: 'payments' },
    },
    payment_prints: {
      by: ['payment_id', 'payments'],
      rows: 'changed',
      names: { asked_by: 'users' },
    },
    payment_steps: {
      by: ['payment_id', 'payments'],
      rows: 'added',
      names: { actor_id: 'users', transfer_id: 'ledger_transfers' },
    },
    payments: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'payments are money of the players of the brand' },
      names: {
        method_id: 'payment_methods',
        bank_id: 'payment_banks',
        claimed_by: 'users',
        first_approved_by: 'users',
      },
    },
  },
}
