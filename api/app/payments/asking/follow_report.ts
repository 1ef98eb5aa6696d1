/** Moves a payment to where its gateway says that it is. */
import { mayMove } from '@grandstand/shared-types/payments/states'
import type { GatewayReport } from '#payments/gateways/gateway'
import { isSameMoney } from '#payments/moving/same_money'
import { withPayment } from '#payments/moving/with_payment'
import { writeStep } from '#payments/moving/write_step'

/** `noChange`: the payment is there already, or further; `differs`: the report names another amount or currency. */
export type Followed = 'applied' | 'noChange' | 'differs'

/** A report with another amount or currency is noted beside the payment and not followed (rules 11.6). */
export async function followReport(id: number, report: GatewayReport): Promise<Followed> {
  const followed = await followOnce(id, report)
  if (report.state !== 'returned' || followed !== 'noChange') return followed
  // the gateway tells of the return before, or without, telling that the payment was paid
  const paid = await followOnce(id, { ...report, state: 'paid' })
  return paid === 'applied' ? followOnce(id, report) : paid
}

const followOnce = (id: number, report: GatewayReport): Promise<Followed> =>
  withPayment(id, async (trx, payment, moveTo) => {
    const { direction, state } = payment
    if (!mayMove(direction, state, report.state)) return 'noChange'
    if (!isSameMoney(payment, report)) {
      await writeStep(trx, id, { state, actorId: null, note: 'noticeDiffers', transferId: null })
      return 'differs'
    }
    await moveTo(report.state, { actorId: null, gatewayReference: report.gatewayReference })
    return 'applied'
  })
