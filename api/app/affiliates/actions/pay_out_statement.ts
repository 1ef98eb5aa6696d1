/** The withdrawal by which a paid statement goes on to the affiliate, where the affiliate wants one (rules 16.12). */
import type { PayoutFault } from '@grandstand/shared-types/payments/payouts'
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import type { Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import type { StatementToMove } from '#affiliates/actions/advance_statement'
import { payoutTargetOf } from '#affiliates/queries/payout_target'
import type { Payment } from '#payments/moving/payment'
import { orderPayout, readyPayout, type ReadyPayout } from '#payments/ordering/payout'

/** A payout made ready, or why there is none; null where the money stays in the account as the affiliate wants it. */
export type PlannedPayout = ReadyPayout | PayoutFault | null

const ACTIVE = 1

/** Call it before the transaction that pays. */
export async function planPayout(
  editor: Editor,
  { userId, payableMinor }: StatementToMove
): Promise<PlannedPayout> {
  const target = payableMinor > 0 ? await payoutTargetOf(userId) : null
  if (!target) return null
  const user = await User.findOrFail(userId)
  if (user.status !== ACTIVE) return { key: 'accountPassive', params: [] }
  return readyPayout(await principalOf(user), target, payableMinor, editor)
}

/** Orders the payout of a statement that this transaction paid, and keeps what became of it; resolves to the withdrawal. */
export async function payOut(
  trx: Trx,
  editor: Editor,
  statementId: number,
  planned: PlannedPayout
): Promise<Payment | null> {
  if (!planned) return null
  const done = 'key' in planned ? planned : await orderPayout(trx, planned, editor)
  const columns =
    'key' in done ? { payout_fault: JSON.stringify(done) } : { payout_payment_id: done.id }
  await trx.from('affiliate_statements').where('id', statementId).update(columns)
  return 'key' in done ? null : done
}
