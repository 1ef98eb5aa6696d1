import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    commission_plans: { by: 'site_id', rows: 'added', clone: 'step' },
    commission_versions: { by: ['plan_id', 'commission_plans'], rows: 'added' },
    dealer_commissions: { by: ['dealer_id', 'users'], rows: 'added' },
    statement_coupons: { by: ['statement_id', 'statements'], rows: 'added' },
    statement_periods: { by: 'site_id', rows: 'added', clone: { stays: 'what dealers owe' } },
    statements: { by: ['period_id', 'statement_periods'], rows: 'changed' },
  },
}
