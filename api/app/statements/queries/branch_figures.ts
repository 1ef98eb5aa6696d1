import { reads } from '#core/database/lagging_reads'
import type {
  StatementBranch,
  StatementFigures,
} from '@grandstand/shared-types/wire/money/statements'
import type { Principal } from '#core/requests/access'
import { FIGURE_COLUMNS } from '#statements/queries/figure_columns'
import { statementPlace } from '#statements/queries/statement_place'

const NAMES = ['count', ...(Object.keys(FIGURE_COLUMNS) as (keyof StatementFigures)[])] as const

/** The sums over the branch of a statement's dealer, in its period and currency. Throws 404 `notFound`. */
export async function branchFigures(principal: Principal, id: number): Promise<StatementBranch> {
  const place = await statementPlace(principal, id)
  const query = reads()
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
