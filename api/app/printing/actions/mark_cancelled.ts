import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'

/** Marks a print as cancelled, with who did it and why. Throws 409 `updatedError` when it is cancelled already. */
export async function markCancelled(
  trx: Trx,
  table: 'coupon_prints' | 'draw_ticket_prints',
  printId: number,
  { editor, reason }: { editor: Editor; reason: string }
): Promise<void> {
  const changed: unknown = await trx
    .from(table)
    .where('id', printId)
    .whereNot('status', 'cancelled')
    .update({
      status: 'cancelled',
      cancelled_by: editor.principal.userId,
      cancelled_at: clock.now(),
      cancel_ip: editor.ip,
      cancel_reason: reason,
    })
  if (Number(changed) !== 1) throw new AppError('updatedError')
}
