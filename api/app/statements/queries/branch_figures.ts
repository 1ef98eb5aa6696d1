import db from '@adonisjs/lucid/services/db'
import type { StatementBranch, StatementFigures } from '@grandstand/shared-types/wire/statements'
import { AppError } from '#core/errors/app_error'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import { FIGURE_COLUMNS } from '#statements/queries/figure_columns'

const NAMES = ['count', ...(Object.keys(FIGURE_COLUMNS) as (keyof StatementFigures)[])] as const

interface Place {
  periodId: number
  currency: string
  path: string
}

/** The sums over the branch of a statement's dealer, in its period and currency. Throws 404 `notFound`. */
export async function branchFigures(principal: Principal, id: number): Promise<StatementBranch> {
  const place = await placeOf(principal, id)
  const query = db
    .query<StatementBranch>()
    .from('statements')
    .join('users', 'users.id', 'statements.dealer_id')
    .where({ 'statements.period_id': place.periodId, 'statements.currency': place.currency })
    .where('users.path', 'like', `${place.path}%`)
    .count('* as count')
  for (const [name, { column }] of Object.entries(FIGURE_COLUMNS)) query.sum(`${column} as ${name}`)
  const sums = await query.firstOrFail()
  const branch = { ...sums }
  for (const name of NAMES) branch[name] = Number(sums[name])
  return branch
}

async function placeOf(principal: Principal, id: number): Promise<Place> {
  const query = db
    .query<Place>()
    .from('statements')
    .join('users', 'users.id', 'statements.dealer_id')
    .where('statements.id', id)
    .select({ periodId: 'statements.period_id', currency: 'statements.currency' })
    .select({ path: 'users.path' })
  const row = await scopeToPrincipal(query, principal).first()
  if (!row) throw AppError.notFound()
  return row
}
