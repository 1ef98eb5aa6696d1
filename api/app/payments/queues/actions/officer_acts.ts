/** An act of an officer on a payment in sight: in one transaction, with a row of the audit log. */
import type { AuditAction } from '@grandstand/shared-types/wire/audit'
import { authorOf, recordAudit } from '#audit/record_audit'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import type { Payment } from '#payments/moving/payment'
import { withPayment, type MoveTo } from '#payments/moving/with_payment'
import { requireNoOtherClaim } from '#payments/queues/claim'

interface Act {
  action: Extract<AuditAction, `payment.${string}`>
  reason?: string
}

interface Locked {
  trx: Trx
  payment: Payment
  moveTo: MoveTo
}

/**
 * Locks the payment, lets `work` act on it and logs the act. Throws 404 `notFound` for a payment of another brand, 409
 * `paymentClaimed` [username] while another officer works on it, and whatever `work` throws.
 */
export async function act<T>(
  editor: Editor,
  id: number,
  { action, reason }: Act,
  work: (locked: Locked) => Promise<T>
): Promise<T> {
  const { siteId, userId } = editor.principal
  return withPayment(id, async (trx, payment, moveTo) => {
    if (payment.siteId !== siteId) throw AppError.notFound()
    await requireNoOtherClaim(trx, payment, userId)
    const result = await work({ trx, payment, moveTo })
    await recordAudit(trx, {
      ...authorOf(editor),
      action,
      subjectType: 'payment',
      subjectId: id,
      detail: { reference: payment.reference, state: payment.state },
      ...(reason !== undefined && { reason }),
    })
    return result
  })
}
