import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    commission_plans: { by: 'site_id' },
    commission_versions: { by: ['plan_id', 'commission_plans'] },
    dealer_commissions: { by: ['dealer_id', 'users'] },
    statement_coupons: { by: ['statement_id', 'statements'] },
    statement_periods: { by: 'site_id' },
    statements: { by: ['period_id', 'statement_periods'] },
  },
}
