import type { PaymentState } from '@grandstand/shared-types/payments/states'
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import type { GatewayReport } from '#payments/gateways/gateway'

interface Step {
  state: PaymentState
  /** Null for the platform and for gateways. */
  actorId: number | null
  note: string | null
  transferId: number | null
  /** A report that was not followed. */
  told?: GatewayReport
}

/** Records a step of a payment; one with the state that the payment has records only its note. */
export async function writeStep(trx: Trx, paymentId: number, step: Step): Promise<void> {
  await trx
    .insertQuery()
    .table('payment_steps')
    .insert({
      payment_id: paymentId,
      state: step.state,
      actor_id: step.actorId,
      note: step.note?.slice(0, 255) ?? null,
      transfer_id: step.transferId,
      told_state: step.told?.state ?? null,
      told_amount: step.told?.amountMinor ?? null,
      told_currency: step.told?.currency ?? null,
      told_reference: step.told?.gatewayReference ?? null,
      created_at: clock.now(),
    })
}
