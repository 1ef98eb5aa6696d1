/** What a gateway's answer may move without a signed notice (rules 11.6). */
import type { StepNote } from '@grandstand/shared-types/payments/reasons'
import { mayMove } from '@grandstand/shared-types/payments/states'
import type { Trx } from '#core/database/transactions'
import type { Move } from '#payments/moving/move_payment'
import type { Payment } from '#payments/moving/payment'
import type { MoveTo } from '#payments/moving/with_payment'

export const ALONE: StepNote = 'answerAlone'

/** Whether the payment is of more than an answer of its method's gateway may move; that of a method that is gone always is. */
export async function isLarge(
  trx: Trx,
  { methodId, amountMinor }: Pick<Payment, 'methodId' | 'amountMinor'>
): Promise<boolean> {
  const method = await trx
    .query<{ bound: number }>()
    .from('payment_methods')
    .where('id', methodId)
    .select({ bound: 'answer_alone_up_to' })
    .first()
  return amountMinor > Number(method?.bound ?? 0)
}

/** A deposit whose money an answer alone tells of waits for the notice, or for staff; its time to pay is over. */
export async function waitForConfirmation(
  trx: Trx,
  { id, direction, state, gatewayReference: known }: Payment,
  moveTo: MoveTo,
  move: Omit<Move, 'actorId'> & { gatewayReference: string | null }
): Promise<void> {
  if (direction === 'deposit' && mayMove(direction, state, 'waiting')) {
    await moveTo('waiting', { ...move, actorId: null })
  }
  await trx
    .from('payments')
    .where('id', id)
    .update({
      needs_look: true,
      expires_at: null,
      gateway_reference: known ?? move.gatewayReference,
    })
}
