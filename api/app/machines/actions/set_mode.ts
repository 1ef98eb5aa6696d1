import type { MachineModeOrder } from '@grandstand/shared-types/wire/desk/machines'
import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'
import { clock } from '#core/timing/clock'
import { lockMachineRow } from '#machines/queries/machine_in_sight'

/**
 * Lets the users of the shop take turns at a machine, or reserves it for its own user, which ends the other users'
 * sessions there. Does nothing when the machine has that mode already. Throws 404 `notFound`, 403 `stepUpNeeded`, 409
 * `machineEnded` for a revoked machine.
 */
export async function setMode(
  editor: Editor,
  id: number,
  { mode, reason }: MachineModeOrder
): Promise<void> {
  const ended = await inTransaction(async (trx) => {
    const machine = await lockMachineRow(trx, editor.principal, id)
    if (machine.revokedAt !== null) throw new AppError('machineEnded')
    if (machine.mode === mode) return []
    await requireStepUp(editor.principal, trx)
    await trx.from('machines').where({ id }).update({ mode })
    const others = trx
      .query<{ user_id: number }>()
      .from('user_sessions')
      .where('machine_id', id)
      .whereNull('revoked_at')
      .whereNot('user_id', machine.userId)
    const sessions: { user_id: number }[] =
      mode === 'branch' ? [] : await others.clone().select('user_id')
    if (sessions.length > 0) await others.update({ revoked_at: clock.now() })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'machine.mode',
      subjectType: 'machine',
      subjectId: id,
      detail: { machineId: machine.machineId, before: machine.mode, after: mode },
      reason,
    })
    return sessions.map(({ user_id: userId }) => Number(userId))
  })
  for (const userId of new Set(ended)) bus.emit('accessChanged', { userId })
}
