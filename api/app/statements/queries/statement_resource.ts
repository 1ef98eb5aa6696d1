import type { PeriodKind } from '@grandstand/shared-types/statements/periods'
import type {
  StatementCouponRow,
  StatementRow,
  StatementState,
} from '@grandstand/shared-types/wire/money/statements'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import { atLeast, atMost } from '#core/lists/range_filters'
import {
  ascii,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import { dayIn } from '#core/timing/calendar_day'
import { siteById } from '#sites/current_site'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import { FIGURE_COLUMNS } from '#statements/queries/figure_columns'

type StoredStatement = Omit<StatementRow, 'firstDay' | 'lastDay'>

const fields = {
  id: number('statements.id'),
  periodId: number('statements.period_id'),
  kind: text<PeriodKind>('statement_periods.kind'),
  startsAt: number('statement_periods.starts_at'),
  endsAt: number('statement_periods.ends_at'),
  dealerId: number('statements.dealer_id'),
  dealerName: text('users.username'),
  parentId: orNull(number('users.parent_id')),
  currency: text('statements.currency'),
  state: text<StatementState>('statements.state'),
  ...FIGURE_COLUMNS,
  planId: orNull(number('commission_plans.id')),
  planName: orNull(text('commission_plans.name')),
  versionId: orNull(number('statements.version_id')),
  approvedAt: orNull(number('statements.approved_at')),
  paidAt: orNull(number('statements.paid_at')),
  lockedAt: orNull(number('statements.locked_at')),
} satisfies FieldsOf<StoredStatement>

export const statementResource: Resource<typeof fields> = {
  name: 'statements',
  fields,
  from: (query) =>
    query
      .from('statements')
      .join('statement_periods', 'statement_periods.id', 'statements.period_id')
      .join('users', 'users.id', 'statements.dealer_id')
      .leftJoin('commission_versions', 'commission_versions.id', 'statements.version_id')
      .leftJoin('commission_plans', 'commission_plans.id', 'commission_versions.plan_id'),
  search: ['users.username'],
  filters: {
    ...OWNER_FILTERS,
    startsAt_gte: atLeast('statement_periods.starts_at'),
    startsAt_lte: atMost('statement_periods.starts_at'),
  },
  defaultSort: ['id', 'desc'],
  amounts: [
    'stakesMinor',
    'payoutsMinor',
    'correctionsMinor',
    'grossWinMinor',
    'payableMinor',
    'carryMinor',
  ],
}

/** Adds the first and the last day of the period. */
export async function withDays(
  rows: StoredStatement[],
  { siteId }: Principal
): Promise<StatementRow[]> {
  const { timeZone } = (await siteById(siteId)).settings
  return rows.map((row) => ({
    ...row,
    firstDay: dayIn(timeZone, row.startsAt),
    lastDay: dayIn(timeZone, row.endsAt - 1),
  }))
}

const couponFields = {
  id: number('statement_coupons.id'),
  statementId: number('statement_coupons.statement_id'),
  couponId: number('statement_coupons.coupon_id'),
  code: ascii('coupons.code'),
  userId: number('coupons.user_id'),
  username: text('players.username'),
  currency: text('coupons.currency'),
  selectionCount: number('statement_coupons.selection_count'),
  turnoverMinor: number('statement_coupons.turnover'),
  grossWinMinor: number('statement_coupons.gross_win'),
  netWinMinor: number('statement_coupons.net_win'),
} satisfies FieldsOf<StatementCouponRow>

export const statementCouponResource: Resource<typeof couponFields> = {
  name: 'statement-coupons',
  fields: couponFields,
  from: (query) =>
    query
      .from('statement_coupons')
      .join('statements', 'statements.id', 'statement_coupons.statement_id')
      .join('users', 'users.id', 'statements.dealer_id')
      .join('coupons', 'coupons.id', 'statement_coupons.coupon_id')
      .join('users as players', 'players.id', 'coupons.user_id'),
  search: ['coupons.code', 'players.username'],
  defaultSort: ['id', 'desc'],
  amounts: ['turnoverMinor', 'grossWinMinor', 'netWinMinor'],
}

/** Statements of dealers whom the principal sees, and their coupons. */
export function scopeStatements(query: Query, principal: Principal): void {
  scopeToPrincipal(query, principal)
}
