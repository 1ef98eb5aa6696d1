import { AppError } from '#core/errors/app_error'
import { inTransaction, type Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { queueNotices } from '#sandbox_gateway/notices/queue_notices'
import {
  mayMove,
  type SandboxFault,
  type SandboxRow,
  type SandboxState,
} from '#sandbox_gateway/payment'
import { lockedPayment } from '#sandbox_gateway/queries/payments'

export interface Move {
  to: SandboxState
  /** Faults instead of those that the merchant set. */
  faults?: readonly SandboxFault[]
  /** States that follow by themselves, the first of them after `inMs`. */
  next?: { states: readonly SandboxState[]; inMs: number }
}

/** Moves a payment and queues the notices of the move. Throws 409 `paymentState` when the move is not possible. */
export const movePayment = (id: number, move: Move): Promise<SandboxRow> =>
  inTransaction((trx) => moveIn(trx, id, move))

export async function moveIn(trx: Trx, id: number, move: Move): Promise<SandboxRow> {
  const payment = await lockedPayment(trx, id)
  const { state: from } = payment
  if (!mayMove(from, move.to)) throw new AppError('paymentState', { params: [from] })
  const change = {
    state: move.to,
    faults: (move.faults ?? payment.faults.split(',')).join(),
    next_states: move.next?.states.join() ?? '',
    next_at: move.next ? clock.now() + move.next.inMs : null,
    updated_at: clock.now(),
  }
  await trx.from('sandbox_payments').where('id', id).update(change)
  const moved: SandboxRow = { ...payment, ...change }
  await queueNotices(trx, moved, from)
  return moved
}
