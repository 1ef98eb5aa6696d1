/** Notes a report that is not followed beside its payment, and marks the payment for staff (rules 11.6). */
import type { StepNote } from '@grandstand/shared-types/payments/reasons'
import type { Trx } from '#core/database/transactions'
import type { GatewayReport } from '#payments/gateways/gateway'
import type { Payment } from '#payments/moving/payment'
import { writeStep } from '#payments/moving/write_step'

interface Noted {
  report: GatewayReport
  note: StepNote
  needsLook: boolean
}

/** A report that tells the same as one before is not noted again, so that a gateway that repeats itself fills no table. */
export async function noteReport(
  trx: Trx,
  { id, state }: Payment,
  { report, note, needsLook }: Noted
): Promise<void> {
  const same = await trx
    .from('payment_steps')
    .where({
      payment_id: id,
      note,
      told_state: report.state,
      told_amount: report.amountMinor,
      told_currency: report.currency,
      told_reference: report.gatewayReference,
    })
    .select('id')
    .first()
  if (same) return
  await writeStep(trx, id, { state, actorId: null, note, transferId: null, told: report })
  if (needsLook) await trx.from('payments').where('id', id).update({ needs_look: true })
}
