import db from '@adonisjs/lucid/services/db'
import type {
  CommissionPlanRow,
  CommissionVersionView,
  DealerCommission,
} from '@grandstand/shared-types/wire/money/statements'
import { AppError } from '#core/errors/app_error'
import { number, text, type FieldsOf, type Query, type Resource } from '#core/lists/resource'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import { readTerms, TERM_COLUMNS, type StoredTerms } from '#statements/stored_terms'

type StoredPlan = Omit<CommissionPlanRow, 'versions'>

const fields = {
  id: number('commission_plans.id'),
  name: text('commission_plans.name'),
  createdAt: number('commission_plans.created_at'),
} satisfies FieldsOf<StoredPlan>

export const planResource: Resource<typeof fields> = {
  name: 'commission-plans',
  fields,
  from: (query) => query.from('commission_plans'),
  search: ['commission_plans.name'],
  defaultSort: ['name', 'asc'],
}

export const scopePlans = (query: Query, { siteId }: Pick<Principal, 'siteId'>): void =>
  void query.where('commission_plans.site_id', siteId)

interface VersionRow extends StoredTerms, Pick<CommissionVersionView, 'id' | 'fromDay'> {
  planId: number
}

/** Adds the versions, the latest first. */
export async function withVersions(plans: StoredPlan[]): Promise<CommissionPlanRow[]> {
  const rows: VersionRow[] = await db
    .query<VersionRow>()
    .from('commission_versions')
    .whereIn(
      'plan_id',
      plans.map(({ id }) => id)
    )
    .orderBy('from_day', 'desc')
    .select({ id: 'id', planId: 'plan_id', fromDay: 'from_day' })
    .select(TERM_COLUMNS)
  return plans.map((plan) => ({
    ...plan,
    versions: rows
      .filter(({ planId }) => Number(planId) === plan.id)
      .map((row) => ({ id: Number(row.id), fromDay: row.fromDay, ...readTerms(row) })),
  }))
}

/** The plans of a dealer in sight, the latest first. Throws 404 `notFound`. */
export async function commissionsOfDealer(
  principal: Principal,
  userId: number
): Promise<DealerCommission[]> {
  const user = db.from('users').where('users.id', userId)
  if (!(await scopeToPrincipal(user, principal).select('users.id').first())) {
    throw AppError.notFound()
  }
  const rows: DealerCommission[] = await db
    .query<DealerCommission>()
    .from('dealer_commissions as d')
    .leftJoin('commission_plans as p', 'p.id', 'd.plan_id')
    .where('d.dealer_id', userId)
    .orderBy('d.from_day', 'desc')
    .select({ fromDay: 'd.from_day', planId: 'd.plan_id', planName: 'p.name' })
  return rows.map((row) => ({ ...row, planId: row.planId === null ? null : Number(row.planId) }))
}
