/** Adds commission plans, versions of them, and plans of dealers. Rows are only added. */
import type { Trx } from '#core/database/transactions'
import { inTransaction, isUniqueViolation } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { PLAIN_TERMS, type CommissionTerms } from '@grandstand/shared-types/statements/commission'
import { clock } from '#core/timing/clock'
import { storedTerms } from '#statements/stored_terms'
import { scopeToPrincipal, type Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import type { NewDealerCommission, NewPlan, NewVersion } from '#statements/validators/plans'

/** Adds a plan with its first version. Throws as `soundTerms`, 409 `alreadyExists` for a name that is taken. */
export async function createPlan(editor: Editor, { name, ...version }: NewPlan): Promise<number> {
  const terms = termsOf(version)
  return once(async (trx) => {
    const [id]: number[] = await trx
      .insertQuery()
      .table('commission_plans')
      .insert({ site_id: editor.principal.siteId, name, created_at: clock.now() })
    const planId = must(id, 'number of the plan')
    await insertVersion(trx, planId, version.fromDay, terms)
    await audit(trx, editor, 'commissionPlan.create', planId, { after: { name, ...version } })
    return planId
  })
}

/**
 * Adds a version to a plan. Throws 404 `notFound`, as `soundTerms`, 409 `alreadyExists` for a day on which another
 * version begins.
 */
export async function addVersion(
  editor: Editor,
  planId: number,
  version: NewVersion
): Promise<void> {
  const terms = termsOf(version)
  await once(async (trx) => {
    await planName(trx, editor, planId)
    await insertVersion(trx, planId, version.fromDay, terms)
    await audit(trx, editor, 'commissionPlan.version', planId, { after: { ...version } })
  })
}

/**
 * Gives a plan to a dealer or partner below, from a day on. Throws 404 `notFound` for a user or plan out of sight, 409
 * `alreadyExists` for a day from which another plan was given.
 */
export const giveCommission = (
  editor: Editor,
  { dealerId, planId, fromDay }: NewDealerCommission
): Promise<void> =>
  once(async (trx) => {
    await requireDealer(trx, editor, dealerId)
    const plan = planId === null ? null : await planName(trx, editor, planId)
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
      detail: { after: { plan, planId, fromDay } },
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

async function insertVersion(
  trx: Trx,
  planId: number,
  fromDay: string,
  terms: CommissionTerms
): Promise<void> {
  await trx
    .insertQuery()
    .table('commission_versions')
    .insert({
      plan_id: planId,
      from_day: fromDay,
      ...storedTerms(terms),
      created_at: clock.now(),
    })
}

const termsOf = ({ fromDay: _, ...version }: NewVersion): CommissionTerms => soundTerms(version)

/**
 * Fills in the terms that were left out. Throws 422 `turnoverTwice`, `capOnly` or `isRequiredArea` at a field that does not fit the
 * others.
 */
export function soundTerms(version: Omit<NewVersion, 'fromDay'>): CommissionTerms {
  const { carryCapMinor = null, ...given } = version
  const terms = { ...PLAIN_TERMS, ...given, carryCapMinor }
  if (terms.turnover !== 'none' && terms.basis === 'turnover') {
    throw AppError.field('turnover', 'turnoverTwice')
  }
  if (terms.turnover !== 'none' && terms.turnoverBands.length === 0) {
    throw AppError.field('turnoverBands', 'isRequiredArea')
  }
  if (terms.negative === 'cap' && carryCapMinor === null) {
    throw AppError.field('carryCapMinor', 'isRequiredArea')
  }
  if (terms.negative !== 'cap' && carryCapMinor !== null) {
    throw AppError.field('carryCapMinor', 'capOnly')
  }
  return terms
}

/** Throws 404 `notFound` for a plan out of sight. */
async function planName(trx: Trx, { principal }: Editor, planId: number): Promise<string> {
  const plan = await trx
    .query<{ name: string }>()
    .from('commission_plans')
    .where({ id: planId, site_id: principal.siteId })
    .select('name')
    .first()
  return found(plan).name
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
