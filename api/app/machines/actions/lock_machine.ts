import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { lockMachineRow } from '#machines/queries/machine_in_sight'

/**
 * Locks a machine, or unlocks it: on a locked machine its user stays signed in, but can neither sell, pay nor cancel.
 * Does nothing when the machine is in that state already. Throws 404 `notFound`, 409 `machineEnded` for a revoked
 * machine.
 */
export async function setLocked(
  editor: Editor,
  id: number,
  { isLocked, reason }: { isLocked: boolean; reason: string }
): Promise<void> {
  const userId = await inTransaction(async (trx) => {
    const machine = await lockMachineRow(trx, editor.principal, id)
    if (machine.revokedAt !== null) throw new AppError('machineEnded')
    if ((machine.lockedAt !== null) === isLocked) return machine.userId
    await trx
      .from('machines')
      .where({ id })
      .update({ locked_at: isLocked ? clock.now() : null })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: isLocked ? 'machine.lock' : 'machine.unlock',
      subjectType: 'machine',
      subjectId: id,
      detail: { machineId: machine.machineId },
      reason,
    })
    return machine.userId
  })
  bus.emit('accessChanged', { userId })
}
