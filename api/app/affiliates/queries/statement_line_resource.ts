/** What statements of affiliates tell of each period and source (rules 16.7, 16.8). */
import type { AffiliateStatementLineRow } from '@grandstand/shared-types/wire/affiliates/statements'
import { number, orNull, text, type FieldsOf, type Resource } from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import { dayIn } from '#core/timing/calendar_day'
import { siteById } from '#sites/current_site'

type Stored = Omit<AffiliateStatementLineRow, 'firstDay' | 'lastDay'>

const fields = {
  id: number('affiliate_statement_lines.id'),
  statementId: number('affiliate_statement_lines.statement_id'),
  startsAt: number('affiliate_periods.starts_at'),
  endsAt: number('affiliate_periods.ends_at'),
  belowId: orNull(number('affiliate_statement_lines.below_id')),
  belowName: orNull(text('users.username')),
  currency: text('affiliate_statements.currency'),
  earnedMinor: number('affiliate_statement_lines.earned'),
  amountMinor: number('affiliate_statement_lines.amount'),
} satisfies FieldsOf<Stored>

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

/** Adds the first and the last day of the told period. */
export async function withLineDays(
  rows: Stored[],
  { siteId }: Pick<Principal, 'siteId'>
): Promise<AffiliateStatementLineRow[]> {
  const { timeZone } = (await siteById(siteId)).settings
  return rows.map((row) => ({
    ...row,
    firstDay: dayIn(timeZone, row.startsAt),
    lastDay: dayIn(timeZone, row.endsAt - 1),
  }))
}
