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
  /** A message with a number of its own, and so of other money than any before; else an answer to a question. */
  isMessage: boolean
}

/** An answer that tells the same as one before is not noted again: a gateway is asked many times. */
export async function noteReport(
  trx: Trx,
  { id, state }: Payment,
  { report, note, needsLook, isMessage }: Noted
): Promise<void> {
  if (!isMessage && (await isNoted(trx, id, { report, note }))) return
  await writeStep(trx, id, { state, actorId: null, note, transferId: null, told: report })
  if (needsLook) await trx.from('payments').where('id', id).update({ needs_look: true })
}

async function isNoted(
  trx: Trx,
  id: number,
  { report, note }: Pick<Noted, 'report' | 'note'>
): Promise<boolean> {
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
  return same !== null
}
