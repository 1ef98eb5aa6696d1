/** Bonuses above the brand's bound, which two officers confirm (rules 15.2). */
import { authorOf, recordAudit } from '#audit/record_audit'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import type { BonusRequest } from '#bonuses/requests/request'
import { siteById } from '#sites/current_site'
import { needsTwoOfficers } from '#sites/two_officers'

/** What a confirmation would give. */
export interface ComingGrant {
  currency: string
  /** Minor units. */
  amountMinor: number
  /** The base that the officer enters; null where the platform finds it. */
  baseMinor: number | null
}

/** Whether one officer of the brand may not give so much alone. */
export const isAboveBound = async (siteId: number, coming: ComingGrant): Promise<boolean> =>
  needsTwoOfficers(await siteById(siteId), 'bonusTwoOfficersAboveMinor', coming)

/**
 * Whether the officer is the first of two, who is then marked. The second approves at most what the first did; who approves more is a
 * first one. Call it where the player's accounts are locked. Throws 403 `sameOfficer`.
 */
export async function isFirstOfTwo(
  trx: Trx,
  editor: Editor,
  request: BonusRequest,
  coming: ComingGrant
): Promise<boolean> {
  const { siteId, firstApprovedBy, firstApprovedMinor } = request
  if (!(await isAboveBound(siteId, coming))) return false
  if (firstApprovedBy === editor.principal.userId) throw new AppError('sameOfficer')
  if (firstApprovedMinor !== null && coming.amountMinor <= firstApprovedMinor) return false
  await markFirst(trx, editor, request, coming)
  return true
}

/** Keeps the first approval of a request that waits. */
export async function markFirst(
  trx: Trx,
  editor: Editor,
  { id, userId, bonusId }: BonusRequest,
  { amountMinor, baseMinor }: ComingGrant,
  reason?: string
): Promise<void> {
  const { userId: officerId } = editor.principal
  const mark = { first_approved_by: officerId, first_approved: amountMinor, first_base: baseMinor }
  await trx.from('bonus_requests').where('id', id).update(mark)
  await recordAudit(trx, {
    ...authorOf(editor),
    action: 'bonusRequest.confirmFirst',
    subjectType: 'bonusRequest',
    subjectId: id,
    detail: { userId, bonusId, amountMinor },
    ...(reason !== undefined && { reason }),
  })
}

/** Takes the first approval of a waiting request back. Throws 409 `bonusOver` without one, 403 `notAllowed` for somebody else's. */
export async function unmarkFirst(
  trx: Trx,
  editor: Editor,
  { id, firstApprovedBy }: BonusRequest
): Promise<void> {
  if (firstApprovedBy === null) throw new AppError('bonusOver')
  if (firstApprovedBy !== editor.principal.userId) throw AppError.notAllowed()
  const none = { first_approved_by: null, first_approved: null, first_base: null }
  await trx.from('bonus_requests').where('id', id).update(none)
  await recordAudit(trx, {
    ...authorOf(editor),
    action: 'bonusRequest.approvalWithdraw',
    subjectType: 'bonusRequest',
    subjectId: id,
    detail: {},
  })
}
