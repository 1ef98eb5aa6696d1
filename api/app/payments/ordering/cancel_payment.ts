import { mayCancel } from '@grandstand/shared-types/payments/states'
import { recordAudit } from '#audit/record_audit'
import { AppError } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import { ownPayment } from '#payments/ordering/own_payments'
import { withPayment } from '#payments/moving/with_payment'

/**
 * The player takes back a payment; the money of a withdrawal returns whole (must-hold M15). Resolves to its id. Throws 404
 * `notFound`, 409 `paymentNotCancellable`.
 */
export async function cancelPayment(
  principal: Principal,
  reference: string,
  ip: string
): Promise<number> {
  const { id } = await ownPayment(principal, reference)
  await withPayment(id, async (trx, payment, moveTo) => {
    if (!mayCancel(payment.direction, payment.state)) throw new AppError('paymentNotCancellable')
    await moveTo('cancelled', { actorId: principal.userId })
    await recordAudit(trx, {
      siteId: principal.siteId,
      actorId: principal.userId,
      action: 'payment.cancel',
      subjectType: 'payment',
      subjectId: id,
      detail: { reference },
      ip,
    })
  })
  return id
}
