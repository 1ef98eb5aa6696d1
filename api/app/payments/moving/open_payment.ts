import type { Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { readableCode } from '#core/readable_code'
import { clock } from '#core/timing/clock'
import { post } from '#ledger/post'
import type { PaymentBooks } from '#payments/moving/books'
import type { Payment } from '#payments/moving/payment'
import { paymentTransfer } from '#payments/moving/payment_transfer'
import { writeStep } from '#payments/moving/write_step'

/** A payment as it is ordered. */
export type NewPayment = Omit<
  Payment,
  | 'id'
  | 'reference'
  | 'state'
  | 'gatewayReference'
  | 'claimedBy'
  | 'firstApprovedBy'
  | 'reasonKey'
  | 'reason'
  | 'createdAt'
  | 'updatedAt'
> & {
  /** Hash of the account to which a withdrawal goes. */
  targetHash: string | null
  ip: string
  /** When the gateway is asked what it knows; null for a gateway that cannot be asked. */
  askAt: number | null
}

const REFERENCE_LENGTH = 12

/**
 * Writes a payment in the state `created`; the money of a withdrawal leaves the player's pockets at once (must-hold M15).
 * Throws 422 `withdrawableOnly` [withdrawable], `wageringLeft` [left].
 */
export async function openPayment(
  trx: Trx,
  order: NewPayment,
  books: PaymentBooks
): Promise<Payment> {
  const now = clock.now()
  const { targetHash, ip, askAt, ...ordered } = order
  const reference = readableCode(REFERENCE_LENGTH)
  const [id]: number[] = await trx
    .insertQuery()
    .table('payments')
    .insert({
      site_id: order.siteId,
      reference,
      direction: order.direction,
      user_id: order.userId,
      method_id: order.methodId,
      method_name: order.methodName,
      gateway: order.gateway,
      state: 'created',
      amount: order.amountMinor,
      fee: order.feeMinor,
      currency: order.currency,
      pocket: order.pocket,
      wagering_percent_milli: order.wageringPercentMilli,
      form_values: JSON.stringify(order.values),
      target_hash: targetHash,
      bank_id: order.bankId,
      bank_name: order.bankName,
      ip,
      expires_at: order.expiresAt,
      ask_at: askAt,
      created_at: now,
      updated_at: now,
    })
  const payment: Payment = {
    ...ordered,
    id: must(id, 'id of a payment'),
    reference,
    state: 'created',
    gatewayReference: null,
    claimedBy: null,
    firstApprovedBy: null,
    reasonKey: null,
    reason: null,
    createdAt: now,
    updatedAt: now,
  }
  const { userId } = order
  const posting = await paymentTransfer(trx, { payment, to: 'created', books, turn: 1 }, userId)
  if (posting) await post(trx, [posting.transfer], posting.accounts)
  await writeStep(trx, payment.id, {
    state: 'created',
    actorId: userId,
    note: null,
    transferId: posting ? books.transferId : null,
  })
  return payment
}
