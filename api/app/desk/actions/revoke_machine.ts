import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'
import { clock } from '#core/timing/clock'
import { endMarkedShifts } from '#desk/jobs/end_marked_shifts'
import { lockMachineRow } from '#machines/queries/machine_in_sight'

/**
 * Ends a machine for good (must-hold S8): its key is refused, its sessions end, and the open shifts of the users who
 * last worked at it end without a count. Other processes follow within seconds. Throws 404 `notFound`, 403
 * `stepUpNeeded`, 409 `machineEnded` for a machine that was revoked before.
 */
export async function revokeMachine(editor: Editor, id: number, reason: string): Promise<void> {
  const { principal } = editor
  const now = clock.now()
  const userIds = await inTransaction(async (trx) => {
    const machine = await lockMachineRow(trx, principal, id)
    if (machine.revokedAt !== null) throw new AppError('machineEnded')
    await requireStepUp(principal, trx)
    const workers = await usersAt(trx, machine)
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
      .whereIn('open_for', workers)
      .update({ ended_because: 'machineRevoked' })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'machine.revoke',
      subjectType: 'machine',
      subjectId: id,
      detail: { machineId: machine.machineId },
      reason,
    })
    return workers
  })
  for (const userId of userIds) bus.emit('accessChanged', { userId })
  await endMarkedShifts()
}

/** The user of a machine, and other users whose last session is or was on the machine. */
async function usersAt(trx: Trx, machine: { id: number; userId: number }): Promise<number[]> {
  const here = trx.from('user_sessions').where('machine_id', machine.id).select('user_id')
  const rows: { userId: number; lastId: number }[] = await trx
    .query<{ userId: number; lastId: number }>()
    .from('user_sessions')
    .whereIn('user_id', here)
    .groupBy('user_id')
    .select({ userId: 'user_id' })
    .max('id as lastId')
  const last = rows.map(({ lastId }) => lastId)
  const sessions: { user_id: number }[] = await trx
    .query<{ user_id: number }>()
    .from('user_sessions')
    .whereIn('id', last)
    .where('machine_id', machine.id)
    .select('user_id')
  return [...new Set([machine.userId, ...sessions.map(({ user_id: id }) => Number(id))])]
}
