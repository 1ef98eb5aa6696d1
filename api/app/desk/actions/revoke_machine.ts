import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'
import { clock } from '#core/timing/clock'
import { endMarkedShifts } from '#desk/jobs/end_marked_shifts'
import { lockMachineRow } from '#machines/queries/machine_in_sight'

/**
 * Ends a machine for good (must-hold S8): its key proves nothing any more, its sessions end, and the open shift of its user
 * ends without a count. Other processes know of it within seconds. Throws 404 `notFound`, 403 `stepUpNeeded`, 409
 * `machineEnded` for a machine that was revoked before.
 */
export async function revokeMachine(editor: Editor, id: number, reason: string): Promise<void> {
  const { principal } = editor
  const now = clock.now()
  const userId = await inTransaction(async (trx) => {
    const machine = await lockMachineRow(trx, principal, id)
    if (machine.revokedAt !== null) throw new AppError('machineEnded')
    await requireStepUp(principal, trx)
    await trx
      .from('machines')
      .where({ id })
      .update({ revoked_at: now, active_id: null, code_hash: null })
    await trx
      .from('user_sessions')
      .where('machine_id', id)
      .whereNull('revoked_at')
      .update({ revoked_at: now })
    await trx
      .from('shifts')
      .where('open_for', machine.userId)
      .update({ ended_because: 'machineRevoked' })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'machine.revoke',
      subjectType: 'machine',
      subjectId: id,
      detail: { machineId: machine.machineId },
      reason,
    })
    return machine.userId
  })
  bus.emit('accessChanged', { userId })
  await endMarkedShifts()
}
