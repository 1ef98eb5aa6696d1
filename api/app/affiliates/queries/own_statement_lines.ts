import db from '@adonisjs/lucid/services/db'
import type { OwnStatementLine } from '@grandstand/shared-types/wire/affiliates/own'
import { AppError } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import { affiliateOfUser, requireOnlineUser } from '#affiliates/own_affiliate_row'

interface Row {
  firstDay: string
  lastDay: string
  below: string | null
  amountMinor: number
}

/**
 * What an own statement tells of each period and source (rules 16.7, 16.8), the own players first. Throws 404 `notFound` for the
 * statement of somebody else, and as `requireOnlineUser`.
 */
export async function ownStatementLines(
  principal: Principal,
  statementId: number
): Promise<OwnStatementLine[]> {
  await requireOnlineUser(principal)
  const affiliate = await affiliateOfUser(principal.userId)
  const statement = await db
    .from('affiliate_statements')
    .where({ id: statementId, affiliate_id: affiliate?.id ?? 0 })
    .select('id')
    .first()
  if (!statement) throw AppError.notFound()
  const rows = await rowsOf(statementId)
  return rows.map((row) => ({ ...row, amountMinor: Number(row.amountMinor) }))
}

const rowsOf = (statementId: number): Promise<Row[]> =>
  db
    .query<Row>()
    .from('affiliate_statement_lines as l')
    .join('affiliate_periods as p', 'p.id', 'l.period_id')
    .where('l.statement_id', statementId)
    .orderBy('p.starts_at', 'desc')
    .orderBy('l.below_id')
    .select({ firstDay: 'p.first_day', lastDay: 'p.last_day', amountMinor: 'l.amount' })
    .select(
      db.raw(
        `(select c.code from affiliate_codes c where c.affiliate_id = l.below_id order by c.id limit 1) as below`
      )
    )
