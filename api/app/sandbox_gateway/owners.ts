import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  installation: {
    sandbox_notices: { because: 'a gateway for tries, of this installation', rows: 'removed' },
    sandbox_payments: { because: 'a gateway for tries, of this installation', rows: 'removed' },
    sandbox_vouchers: { because: 'a gateway for tries, of this installation', rows: 'removed' },
  },
}
