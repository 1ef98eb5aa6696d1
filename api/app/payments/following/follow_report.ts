/** Moves a payment to where its gateway says that it is. */
import { judgeReport } from '@grandstand/shared-types/payments/judge_report'
import type { StepNote } from '@grandstand/shared-types/payments/reasons'
import { mayMove } from '@grandstand/shared-types/payments/states'
import type { Trx } from '#core/database/transactions'
import { ALONE, isLarge, waitForConfirmation } from '#payments/moving/answer_alone'
import { noteReport } from '#payments/following/note_report'
import type { GatewayReport } from '#payments/gateways/gateway'
import type { Payment } from '#payments/moving/payment'
import { isSameMoney } from '#payments/moving/same_money'
import { withPayment } from '#payments/moving/with_payment'

/**
 * `applied`: the payment has moved; `noChange`: it is there already, or further; `differs`: the report names another amount or
 * currency; `unconfirmed`: an answer alone would have given the player money, and the payment waits for the notice or for staff;
 * `contradicts`: the report tells of money that came or went without a move of ours.
 */
export type Followed = 'applied' | 'noChange' | 'differs' | 'unconfirmed' | 'contradicts'

/** Writes rows that must be stored together with what became of a report. */
type Keep = (trx: Trx, followed: Followed) => Promise<void>

/** What is not followed, with the note that says why. */
interface Judged {
  followed: Followed
  note: StepNote | null
}

/**
 * Follows what a gateway reports, by a notice or when it is asked; a notice comes with `keep`. A report of other money than the
 * payment's is noted beside the payment, marks it for staff, and is not followed (rules 11.6). The return of money that has not
 * come yet says that it came: the payment is paid first, and then returned.
 */
export async function followReport(
  id: number,
  report: GatewayReport,
  keep?: Keep
): Promise<Followed> {
  const isMessage = keep !== undefined
  // in a transaction of its own, since each move posts money
  if (report.state === 'returned') await payFirst(id, report, isMessage)
  return withPayment(id, async (trx, payment, moveTo) => {
    const { followed, note } = await judge(trx, payment, report, isMessage)
    // before the move: a copy of a notice ends here
    await keep?.(trx, followed)
    if (followed === 'applied') {
      await moveTo(report.state, { actorId: null, gatewayReference: report.gatewayReference })
    }
    if (followed === 'unconfirmed') {
      await waitForConfirmation(trx, payment, moveTo, { gatewayReference: report.gatewayReference })
    }
    if (note !== null) {
      const needsLook = followed !== 'noChange'
      await noteReport(trx, payment, { report, note, needsLook, isMessage })
    }
    return followed
  })
}

const payFirst = (id: number, report: GatewayReport, isMessage: boolean): Promise<void> =>
  withPayment(id, async (trx, payment, moveTo) => {
    const { direction, state } = payment
    const follows = mayMove(direction, state, 'paid') && isSameMoney(payment, report)
    if (!follows || (await isTaken(trx, payment, report))) return
    if (!isMessage && (await isLarge(trx, payment))) return
    const { gatewayReference } = report
    await moveTo('paid', { actorId: null, gatewayReference, note: 'paidByReturn' })
  })

async function judge(
  trx: Trx,
  payment: Payment,
  report: GatewayReport,
  isMessage: boolean
): Promise<Judged> {
  const judgement = judgeReport(payment, {
    state: report.state,
    isSameMoney: isSameMoney(payment, report),
    isMessage,
    isFirst: isMessage && (await isFirst(trx, payment, report)),
    isLarge: await isLarge(trx, payment),
  })
  if (judgement === 'differs') return { followed: 'differs', note: 'noticeDiffers' }
  if (judgement === 'known') return { followed: 'noChange', note: null }
  if (judgement !== 'contradicts') {
    if (await isTaken(trx, payment, report)) {
      return { followed: 'contradicts', note: 'referenceTaken' }
    }
    return judgement === 'follow'
      ? { followed: 'applied', note: null }
      : { followed: 'unconfirmed', note: ALONE }
  }
  return (await isLate(trx, payment, report))
    ? { followed: 'noChange', note: 'noticeLate' }
    : { followed: 'contradicts', note: 'noticeContradicts' }
}

/** Whether no notice has told of this state, and the payment has no other name at the gateway. */
async function isFirst(
  trx: Trx,
  { id, gatewayReference: known }: Payment,
  { state, gatewayReference }: GatewayReport
): Promise<boolean> {
  if (known !== null && known !== gatewayReference) return false
  const before = await trx
    .from('payment_notices')
    .where('payment_id', id)
    .where((query) => query.where('told_state', state).orWhereNull('told_state'))
    .select('id')
    .first()
  return before === null
}

/** Whether the gateway has named another payment of the method so: then nobody knows of which of them it tells. */
async function isTaken(
  trx: Trx,
  { id, methodId, gatewayReference: known }: Payment,
  { gatewayReference }: GatewayReport
): Promise<boolean> {
  if (known === gatewayReference) return false
  const other = await trx
    .from('payments')
    .where({ method_id: methodId, gateway_reference: gatewayReference })
    .whereNot('id', id)
    .select('id')
    .first()
  return other !== null
}

/** Whether it is the payment that a return has implied, told after the return; once. */
async function isLate(trx: Trx, { id, state }: Payment, report: GatewayReport): Promise<boolean> {
  if (state !== 'returned' || report.state !== 'paid') return false
  const notes: { note: StepNote }[] = await trx
    .query<{ note: StepNote }>()
    .from('payment_steps')
    .where('payment_id', id)
    .whereIn('note', ['paidByReturn', 'noticeLate'])
    .select('note')
  return notes.length === 1 && notes[0]?.note === 'paidByReturn'
}
