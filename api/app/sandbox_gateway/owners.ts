import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  installation: {
    sandbox_notices: 'a gateway for tries, of this installation',
    sandbox_payments: 'a gateway for tries, of this installation',
    sandbox_vouchers: 'a gateway for tries, of this installation',
  },
}
