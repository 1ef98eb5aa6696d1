import {
  isOver,
  mayMove,
  mayStaffMove,
  type PaymentState,
} from '@grandstand/shared-types/payments/states'
import type { PaymentReason, StepNote } from '@grandstand/shared-types/payments/reasons'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { post } from '#ledger/post'
import { endWagering, openWagerings, reopenWagering } from '#ledger/wagering'
import { askOf } from '#payments/gateways/gateways'
import type { PaymentBooks } from '#payments/moving/books'
import type { Payment } from '#payments/moving/payment'
import { reasonColumns } from '#payments/moving/payment_reason'
import { wageringsOfDeposits } from '#payments/moving/deposit_wagering'
import { paymentTransfer } from '#payments/moving/payment_transfer'
import { writeWithdrawalMail } from '#payments/moving/withdrawal_news'
import { writeStep } from '#payments/moving/write_step'

const LATE: StepNote = 'paidAfterEnd'

export interface Move {
  /** Null for the platform and for gateways. */
  actorId: number | null
  /** Beside the step: a `StepNote` of the platform, or words of staff. */
  note?: string
  /** Of a refusal or a failure. */
  reason?: PaymentReason
  /** The gateway's name of the payment, once it is known. */
  gatewayReference?: string | null
  /** The amount, fee and pocket of a deposit, as the gateway found them. */
  worth?: Pick<Payment, 'amountMinor' | 'feeMinor' | 'pocket'>
  /** When the gateway is asked next, unless the move is the payment's end; null for never. */
  askAt?: number | null
}

/** Until the gateway is asked whether a deposit that ended unpaid was paid after all. */
const ASK_AFTER_END_MS = 3_600_000

/**
 * Moves a payment that `lockPayment` has locked: posts the money of the move, writes the step, the row and a mail about a
 * withdrawal, and resolves to the payment afterwards (rules 11.1). A deposit that is paid after its end gets the note `paidAfterEnd`. Throws 409
 * `paymentState` [state] for a move that the state does not allow.
 */
export async function movePayment(
  trx: Trx,
  payment: Payment,
  to: PaymentState,
  books: PaymentBooks,
  move: Move
): Promise<Payment> {
  const { id, direction, state } = payment
  const may = move.actorId === null ? mayMove : mayStaffMove
  if (!may(direction, state, to)) throw new AppError('paymentState', { params: [state] })
  const moved: Payment = {
    ...payment,
    ...move.worth,
    state: to,
    gatewayReference: move.gatewayReference ?? payment.gatewayReference,
    updatedAt: clock.now(),
  }
  const isAgain = state === 'returned'
  const turn = isAgain || to === 'returned' ? 1 + (await returnsOf(trx, id)) : 1
  const posting = await paymentTransfer(trx, { payment: moved, to, books, turn }, move.actorId)
  if (posting) {
    await post(trx, [posting.transfer], posting.accounts)
    if (to === 'returned') await endWagering(trx, 'payment', id)
    if (to === 'paid' && !(isAgain && (await reopenWagering(trx, 'payment', id)))) {
      await openWagerings(trx, wageringsOfDeposits([{ payment: moved, ...posting }]))
    }
  }
  const isLate = direction === 'deposit' && to === 'paid' && isOver(state) && !isAgain
  await writeStep(trx, id, {
    state: to,
    actorId: move.actorId,
    note: move.note ?? (isLate ? LATE : null),
    transferId: posting ? books.transferId : null,
  })
  const reason = reasonColumns(move.reason)
  await trx
    .from('payments')
    .where('id', id)
    .update({
      state: to,
      gateway_reference: moved.gatewayReference,
      amount: moved.amountMinor,
      fee: moved.feeMinor,
      pocket: moved.pocket,
      ...reason,
      updated_at: moved.updatedAt,
      ...(isOver(to)
        ? { ask_at: askAtAfterEnd(moved) }
        : move.askAt !== undefined && { ask_at: move.askAt }),
    })
  await writeWithdrawalMail(trx, books.site, moved)
  return { ...moved, reasonKey: reason.reason_key, reason: reason.reason }
}

/** How often the money of a payment came back. */
async function returnsOf(trx: Trx, id: number): Promise<number> {
  const steps = await trx
    .from('payment_steps')
    .where({ payment_id: id, state: 'returned' })
    .whereNotNull('transfer_id')
    .select('id')
  return steps.length
}

/** The payer of a deposit that ended unpaid may still pay, and the gateway's notice of it may be lost. */
const askAtAfterEnd = ({ direction, state, gateway, updatedAt }: Payment): number | null =>
  mayMove(direction, state, 'paid') && askOf(gateway) ? updatedAt + ASK_AFTER_END_MS : null
