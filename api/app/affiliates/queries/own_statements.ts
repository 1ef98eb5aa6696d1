import type { DealCost } from '@grandstand/shared-types/affiliates/deal'
import { forgottenOf } from '@grandstand/shared-types/affiliates/statement_lines'
import type { OwnAffiliateStatement } from '@grandstand/shared-types/wire/affiliates/own'
import type { AffiliateStatementRow } from '@grandstand/shared-types/wire/affiliates/statements'
import db from '@adonisjs/lucid/services/db'
import { whereAmong } from '#core/database/transactions'
import { readTerms } from '#affiliates/stored_deal'
import { baseQuery, columns, shape } from '#core/lists/resource'
import { statementResource, withOfficers } from '#affiliates/queries/statement_resource'

const MOST_STATEMENTS = 60

/** The statements of an affiliate, the latest first. */
export async function ownStatements(
  affiliateId: number,
  siteId: number
): Promise<OwnAffiliateStatement[]> {
  const rows = await baseQuery(statementResource)
    .where('affiliate_statements.affiliate_id', affiliateId)
    .orderBy('affiliate_statements.period_id', 'desc')
    .limit(MOST_STATEMENTS)
    .select(columns(statementResource))
  const dated = await withOfficers(
    rows.map((row) => shape(statementResource, row)),
    { siteId }
  )
  const costs = await costsOf(dated.flatMap(({ dealId }) => dealId ?? []))
  return dated.map((row) => ownOf(row, costs.get(row.dealId ?? 0) ?? []))
}

/** The costs of deals by the ids of these. */
async function costsOf(ids: readonly number[]): Promise<Map<number, readonly DealCost[]>> {
  const rows: { id: number; terms: string }[] = await whereAmong(
    db.query<{ id: number; terms: string }>().from('affiliate_deals').select('id', 'terms'),
    'id',
    [...new Set(ids)]
  )
  return new Map(rows.map(({ id, terms }) => [Number(id), readTerms(terms).costs]))
}

/** Without what only staff read. */
const ownOf = (row: AffiliateStatementRow, costs: readonly DealCost[]): OwnAffiliateStatement => ({
  ...withoutStaff(row),
  costs,
  forgottenMinor: forgottenOf(row),
})

const withoutStaff = ({
  affiliateId: _affiliateId,
  userId: _userId,
  username: _username,
  kind: _kind,
  startsAt: _startsAt,
  endsAt: _endsAt,
  firstApprovedBy: _firstApprovedBy,
  needsTwoOfficers: _needsTwoOfficers,
  payoutMethodId: _payoutMethodId,
  payoutId: _payoutId,
  dealId: _dealId,
  approvedAt: _approvedAt,
  paidAt: _paidAt,
  lockedAt: _lockedAt,
  ...own
}: AffiliateStatementRow) => own
