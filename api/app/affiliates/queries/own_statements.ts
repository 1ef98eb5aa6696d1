import type { OwnAffiliateStatement } from '@grandstand/shared-types/wire/affiliates/own'
import type { AffiliateStatementRow } from '@grandstand/shared-types/wire/affiliates/statements'
import { baseQuery, columns, shape } from '#core/lists/resource'
import { statementResource, withDays } from '#affiliates/queries/statement_resource'

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
  const dated = await withDays(
    rows.map((row) => shape(statementResource, row)),
    { siteId }
  )
  return dated.map(ownOf)
}

/** Without what only staff read. */
const ownOf = ({
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
}: AffiliateStatementRow): OwnAffiliateStatement => own
