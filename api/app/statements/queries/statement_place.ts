import db from '@adonisjs/lucid/services/db'
import type { Period } from '@grandstand/shared-types/statements/periods'
import { AppError } from '#core/errors/app_error'
import { scopeToPrincipal, type Principal } from '#core/requests/access'

/** The dealer, the period and the currency of a statement. */
export interface StatementPlace extends Period {
  periodId: number
  dealerId: number
  currency: string
  /** Path of the dealer in the tree. */
  path: string
}

/** The place of a statement in sight. Throws 404 `notFound`. */
export async function statementPlace(principal: Principal, id: number): Promise<StatementPlace> {
  const query = db
    .query<StatementPlace>()
    .from('statements')
    .join('statement_periods', 'statement_periods.id', 'statements.period_id')
    .join('users', 'users.id', 'statements.dealer_id')
    .where('statements.id', id)
    .select({ periodId: 'statements.period_id', currency: 'statements.currency' })
    .select({ startsAt: 'statement_periods.starts_at', endsAt: 'statement_periods.ends_at' })
    .select({ dealerId: 'statements.dealer_id', path: 'users.path' })
  const row = await scopeToPrincipal(query, principal).first()
  if (!row) throw AppError.notFound()
  const { currency, path } = row
  return {
    periodId: Number(row.periodId),
    dealerId: Number(row.dealerId),
    startsAt: Number(row.startsAt),
    endsAt: Number(row.endsAt),
    currency,
    path,
  }
}
