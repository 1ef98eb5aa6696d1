/** What statements of affiliates tell of each period and source (rules 16.7, 16.8). */
import type { AffiliateStatementLineRow } from '@grandstand/shared-types/wire/affiliates/statements'
import { number, orNull, text, type FieldsOf, type Resource } from '#core/lists/resource'

const fields = {
  id: number('affiliate_statement_lines.id'),
  statementId: number('affiliate_statement_lines.statement_id'),
  startsAt: number('affiliate_periods.starts_at'),
  endsAt: number('affiliate_periods.ends_at'),
  firstDay: text('affiliate_periods.first_day'),
  lastDay: text('affiliate_periods.last_day'),
  belowId: orNull(number('affiliate_statement_lines.below_id')),
  belowName: orNull(text('users.username')),
  currency: text('affiliate_statements.currency'),
  earnedMinor: number('affiliate_statement_lines.earned'),
  amountMinor: number('affiliate_statement_lines.amount'),
} satisfies FieldsOf<AffiliateStatementLineRow>

export const statementLineResource: Resource<typeof fields> = {
  name: 'affiliate-statement-lines',
  fields,
  from: (query) =>
    query
      .from('affiliate_statement_lines')
      .join(
        'affiliate_statements',
        'affiliate_statements.id',
        'affiliate_statement_lines.statement_id'
      )
      .join('affiliate_periods', 'affiliate_periods.id', 'affiliate_statement_lines.period_id')
      .join('affiliates', 'affiliates.id', 'affiliate_statements.affiliate_id')
      .leftJoin('affiliates as below', 'below.id', 'affiliate_statement_lines.below_id')
      .leftJoin('users', 'users.id', 'below.user_id'),
  search: ['users.username'],
  defaultSort: ['id', 'asc'],
  amounts: ['amountMinor'],
}
