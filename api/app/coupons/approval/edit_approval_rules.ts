/**
 * Adds, changes and removes the bounds above which coupons wait for a trader. Each change applies at once, writes a row of
 * the audit log, and throws 403 `stepUpNeeded` without step-up.
 */
import { editing } from '#audit/edit_rows'
import { auditWithStepUp, lockOwnRow } from '#audit/step_up_edits'
import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { loadApprovalRules, type ApprovalRuleRecord } from '#coupons/approval/approval_rules'
import type { ApprovalBounds, NewApprovalRule } from '#coupons/validators/approvals'

const columnsOf = ({ stakeAboveMinor, payoutAboveMinor, waitSeconds }: ApprovalBounds) => ({
  stake_above: stakeAboveMinor,
  payout_above: payoutAboveMinor,
  wait_seconds: waitSeconds,
  updated_at: clock.now(),
})

/**
 * Throws 422 `unknownEntry` at `userId` for a user who is not of the brand, `isRequiredArea` at `stakeAboveMinor` for a rule
 * without a bound, 409 `alreadyExists` when the subject already has one in the currency.
 */
export async function createApprovalRule(editor: Editor, input: NewApprovalRule): Promise<number> {
  requireBound(input)
  const { siteId } = editor.principal
  const id = await editing(async (trx) => {
    const userId = input.userId ?? 0
    if (userId !== 0) {
      const user = await trx.from('users').where({ id: userId, site_id: siteId }).first()
      if (!user) throw AppError.field('userId', 'unknownEntry')
    }
    const inserted: unknown[] = await trx
      .insertQuery()
      .table('approval_rules')
      .insert({ site_id: siteId, user_id: userId, currency: input.currency, ...columnsOf(input) })
    const rowId = Number(inserted[0])
    await auditWithStepUp(trx, editor, {
      table: 'approval_rules',
      verb: 'create',
      id: rowId,
      detail: { after: { ...input, userId } },
    })
    return rowId
  })
  await loadApprovalRules()
  return id
}

/** Throws 404 `notFound`, and 422 `isRequiredArea` as `createApprovalRule`. */
export async function updateApprovalRule(
  editor: Editor,
  id: number,
  bounds: ApprovalBounds
): Promise<void> {
  requireBound(bounds)
  await inTransaction(async (trx) => {
    const before = await lockOwnRow<ApprovalRuleRecord>(trx, 'approval_rules', editor, id)
    await trx.from('approval_rules').where('id', id).update(columnsOf(bounds))
    await auditWithStepUp(trx, editor, {
      table: 'approval_rules',
      verb: 'update',
      id,
      detail: { before: viewOf(before), after: bounds },
    })
  })
  await loadApprovalRules()
}

/** Throws 404 `notFound`. */
export async function deleteApprovalRule(editor: Editor, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const row = await lockOwnRow<ApprovalRuleRecord>(trx, 'approval_rules', editor, id)
    await trx.from('approval_rules').where('id', id).delete()
    const { user_id: userId, currency } = row
    await auditWithStepUp(trx, editor, {
      table: 'approval_rules',
      verb: 'delete',
      id,
      detail: { before: { userId, currency, ...viewOf(row) } },
    })
  })
  await loadApprovalRules()
}

function requireBound({ stakeAboveMinor, payoutAboveMinor }: ApprovalBounds): void {
  if (stakeAboveMinor + payoutAboveMinor === 0) {
    throw AppError.field('stakeAboveMinor', 'isRequiredArea')
  }
}

const viewOf = (row: ApprovalRuleRecord) => ({
  stakeAboveMinor: row.stake_above,
  payoutAboveMinor: row.payout_above,
  waitSeconds: row.wait_seconds,
})
