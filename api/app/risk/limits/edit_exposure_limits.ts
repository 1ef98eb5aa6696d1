/**
 * Adds, changes and removes exposure limits. Each change applies at once, writes a row of the audit log, and throws 403
 * `stepUpNeeded` without step-up.
 */
import { editing } from '#audit/edit_rows'
import { auditWithStepUp, lockOwnRow } from '#audit/step_up_edits'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { followLimits } from '#risk/limits/enforce'
import type { ExposureLimitRecord } from '#risk/limits/exposure_limits'
import type { NewExposureLimit } from '#risk/validators/exposure_limit'

/**
 * A limit of the brand has the `scopeId` 0. Throws 422 `unknownEntry` at `scopeId` when its subject does not exist, 409
 * `alreadyExists` when the subject already has a limit in the currency.
 */
export async function createExposureLimit(
  editor: Editor,
  input: NewExposureLimit
): Promise<number> {
  const { scope, currency, worstPayoutMinor } = input
  const scopeId = scope === 'brand' ? 0 : (input.scopeId ?? 0)
  const id = await editing(async (trx) => {
    await requireSubject(trx, scope, scopeId)
    const inserted: unknown[] = await trx.insertQuery().table('exposure_limits').insert({
      site_id: editor.principal.siteId,
      scope,
      scope_id: scopeId,
      currency,
      worst_payout: worstPayoutMinor,
      updated_at: clock.now(),
    })
    const rowId = Number(inserted[0])
    await auditWithStepUp(trx, editor, {
      table: 'exposure_limits',
      verb: 'create',
      id: rowId,
      detail: {
        after: { scope, scopeId, currency, worstPayoutMinor },
      },
    })
    return rowId
  })
  await followLimits()
  return id
}

/** Throws 404 `notFound`. */
export async function updateExposureLimit(
  editor: Editor,
  id: number,
  { worstPayoutMinor }: { worstPayoutMinor: number }
): Promise<void> {
  await inTransaction(async (trx) => {
    const before = await lockOwnRow<ExposureLimitRecord>(trx, 'exposure_limits', editor, id)
    await trx
      .from('exposure_limits')
      .where('id', id)
      .update({ worst_payout: worstPayoutMinor, updated_at: clock.now() })
    await auditWithStepUp(trx, editor, {
      table: 'exposure_limits',
      verb: 'update',
      id,
      detail: {
        before: { worstPayoutMinor: before.worst_payout },
        after: { worstPayoutMinor },
      },
    })
  })
  await followLimits()
}

/** Throws 404 `notFound`. */
export async function deleteExposureLimit(editor: Editor, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const {
      scope,
      scope_id: scopeId,
      currency,
      worst_payout: worstPayoutMinor,
    } = await lockOwnRow<ExposureLimitRecord>(trx, 'exposure_limits', editor, id)
    await trx.from('exposure_limits').where('id', id).delete()
    const before = { scope, scopeId, currency, worstPayoutMinor }
    await auditWithStepUp(trx, editor, {
      table: 'exposure_limits',
      verb: 'delete',
      id,
      detail: { before },
    })
  })
  await followLimits()
}

async function requireSubject(trx: Trx, scope: NewExposureLimit['scope'], scopeId: number) {
  if (scope === 'brand') return
  const table = scope === 'match' ? 'matches' : 'markets'
  const subject = await trx.from(table).where('id', scopeId).first()
  if (!subject) throw AppError.field('scopeId', 'unknownEntry')
}
