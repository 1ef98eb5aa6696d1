import { recordAudit } from '#audit/record_audit'
import type { Trx } from '#core/database/transactions'
import type { Payment } from '#payments/moving/payment'

/** Writes an order to the audit log, by the player alone or by staff whose act orders it. */
export const recordOrder = (
  trx: Trx,
  payment: Payment,
  ip: string,
  actorId = payment.userId
): Promise<void> =>
  recordAudit(trx, {
    siteId: payment.siteId,
    actorId,
    action: 'payment.order',
    subjectType: 'payment',
    subjectId: payment.id,
    detail: {
      reference: payment.reference,
      direction: payment.direction,
      methodId: payment.methodId,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
    },
    ip,
  })
