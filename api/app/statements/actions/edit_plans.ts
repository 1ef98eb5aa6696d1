/** Adds commission plans, versions of them, and plans of dealers. Nothing is changed or removed. */
import type { Trx } from '#core/database/transactions'
import { inTransaction, isUniqueViolation } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { scopeToPrincipal, type Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import type { NewDealerCommission, NewPlan, NewVersion } from '#statements/validators/plans'

/** Throws 409 `alreadyExists` for a name that is taken. */
export const createPlan = (editor: Editor, { name, ...version }: NewPlan): Promise<number> =>
  once(async (trx) => {
    const [id]: number[] = await trx
      .insertQuery()
      .table('commission_plans')
      .insert({ site_id: editor.principal.siteId, name, created_at: clock.now() })
    const planId = must(id, 'number of the plan')
    await insertVersion(trx, planId, version)
    await audit(trx, editor, 'commissionPlan.create', planId, { after: { name, ...version } })
    return planId
  })

/** Throws 404 `notFound`, 409 `alreadyExists` for a day on which another version begins. */
export const addVersion = (editor: Editor, planId: number, version: NewVersion): Promise<void> =>
  once(async (trx) => {
    await requirePlan(trx, editor, planId)
    await insertVersion(trx, planId, version)
    await audit(trx, editor, 'commissionPlan.version', planId, { after: { ...version } })
  })

/**
 * Gives a dealer or partner below a plan from a day on. Throws 404 `notFound` for a user or plan out of sight, 409
 * `alreadyExists` for a day from which another plan was given.
 */
export const giveCommission = (
  editor: Editor,
  { dealerId, planId, fromDay }: NewDealerCommission
): Promise<void> =>
  once(async (trx) => {
    await requireDealer(trx, editor, dealerId)
    if (planId !== null) await requirePlan(trx, editor, planId)
    await trx.insertQuery().table('dealer_commissions').insert({
      dealer_id: dealerId,
      plan_id: planId,
      from_day: fromDay,
      created_at: clock.now(),
    })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'commission.give',
      subjectType: 'user',
      subjectId: dealerId,
      detail: { after: { planId, fromDay } },
    })
  })

async function once<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(work)
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('alreadyExists')
    throw error
  }
}

async function insertVersion(trx: Trx, planId: number, version: NewVersion): Promise<void> {
  const { fromDay, basis, scope, negative, bands } = version
  await trx
    .insertQuery()
    .table('commission_versions')
    .insert({
      plan_id: planId,
      from_day: fromDay,
      basis,
      scope,
      negative,
      bands: JSON.stringify(bands),
      created_at: clock.now(),
    })
}

async function requirePlan(trx: Trx, { principal }: Editor, planId: number): Promise<void> {
  const plan = await trx
    .from('commission_plans')
    .where({ id: planId, site_id: principal.siteId })
    .select('id')
    .first()
  if (!plan) throw AppError.notFound()
}

async function requireDealer(trx: Trx, { principal }: Editor, userId: number): Promise<void> {
  const query = trx
    .from('users')
    .where('users.id', userId)
    .whereIn('users.type', ['dealer', 'partner'])
  const dealer = await scopeToPrincipal(query, principal).select('users.id').first()
  if (!dealer) throw AppError.notFound()
}

async function audit(
  trx: Trx,
  editor: Editor,
  action: 'commissionPlan.create' | 'commissionPlan.version',
  subjectId: number,
  detail: Record<string, unknown>
): Promise<void> {
  await recordAudit(trx, {
    ...authorOf(editor),
    action,
    subjectType: 'commissionPlan',
    subjectId,
    detail,
  })
}
