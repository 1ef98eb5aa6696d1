/** Moves a payment to where its gateway says that it is. */
import { mayMove } from '@grandstand/shared-types/payments/states'
import type { StepNote } from '@grandstand/shared-types/payments/reasons'
import type { Trx } from '#core/database/transactions'
import type { GatewayReport } from '#payments/gateways/gateway'
import type { Payment } from '#payments/moving/payment'
import { isSameMoney } from '#payments/moving/same_money'
import { withPayment } from '#payments/moving/with_payment'
import { writeStep } from '#payments/moving/write_step'

/** `noChange`: the payment is there already, or further; `differs`: the report names another amount or currency. */
export type Followed = 'applied' | 'noChange' | 'differs'

/** Writes rows that must be stored together with what became of a report. */
type Keep = (trx: Trx, followed: Followed) => Promise<void>

const DIFFERS: StepNote = 'noticeDiffers'

/**
 * Follows what a gateway reports, by a notice or when it is asked. A report with another amount or currency is noted beside
 * the payment and not followed (rules 11.6). The return of money that has not come yet says that it came: the payment is
 * paid first, and then returned.
 */
export async function followReport(
  id: number,
  report: GatewayReport,
  keep: Keep = async () => {}
): Promise<Followed> {
  // in a transaction of its own, since each move posts money
  if (report.state === 'returned') await followOnce(id, { ...report, state: 'paid' })
  return followOnce(id, report, keep)
}

const followOnce = (id: number, report: GatewayReport, keep?: Keep): Promise<Followed> =>
  withPayment(id, async (trx, payment, moveTo) => {
    const followed = await judge(trx, payment, report)
    // before the move: a copy of a notice ends here
    await keep?.(trx, followed)
    if (followed === 'applied') {
      await moveTo(report.state, { actorId: null, gatewayReference: report.gatewayReference })
    }
    return followed
  })

async function judge(trx: Trx, payment: Payment, report: GatewayReport): Promise<Followed> {
  const { direction, state } = payment
  if (!isSameMoney(payment, report)) {
    await noteOnce(trx, payment)
    return 'differs'
  }
  return mayMove(direction, state, report.state) ? 'applied' : 'noChange'
}

async function noteOnce(trx: Trx, { id, state }: Payment): Promise<void> {
  const noted = await trx
    .from('payment_steps')
    .where({ payment_id: id, note: DIFFERS })
    .select('id')
    .first()
  if (!noted) await writeStep(trx, id, { state, actorId: null, note: DIFFERS, transferId: null })
}
