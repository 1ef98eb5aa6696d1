import { insertAll, type Trx } from '#core/database/transactions'
import { updateRows } from '#core/database/update_rows'
import { clock } from '#core/timing/clock'
import { userAccounts } from '#ledger/accounts'
import { post } from '#ledger/post'
import { openWagerings } from '#ledger/wagering'
import type { PaymentBooks } from '#payments/moving/books'
import { wageringsOfDeposits } from '#payments/moving/deposit_wagering'
import type { Payment } from '#payments/moving/payment'
import { creditTransfer } from '#payments/moving/payment_transfer'

/** A deposit that its gateway says is paid. */
export interface PaidDeposit {
  /** Locked, and free to move to `paid` before its end. */
  payment: Payment
  gatewayReference: string
  books: PaymentBooks
}

/**
 * Moves deposits to `paid` together: what `movePayment` writes for each, in as few statements as for one. Resolves to the
 * payments afterwards.
 */
export async function creditDeposits(trx: Trx, paid: readonly PaidDeposit[]): Promise<Payment[]> {
  const now = clock.now()
  const userIds = [...new Set(paid.map(({ payment }) => payment.userId))].sort((a, b) => a - b)
  const accounts = await userAccounts(userIds, { trx, lock: true })
  const transfers = paid.map(({ payment, books }) =>
    creditTransfer({ payment, books, accounts: accounts.get(payment.userId) ?? [] })
  )
  await post(trx, transfers, [...accounts.values()].flat())
  await openWagerings(
    trx,
    wageringsOfDeposits(
      paid.map(({ payment }) => ({ payment, accounts: accounts.get(payment.userId) ?? [] }))
    )
  )
  await insertAll(
    trx,
    'payment_steps',
    paid.map(({ payment, books }) => ({
      payment_id: payment.id,
      state: 'paid',
      actor_id: null,
      note: null,
      transfer_id: books.transferId,
      created_at: now,
    }))
  )
  await updateRows(
    trx,
    'payments',
    { state: 'text', gateway_reference: 'text', ask_at: 'integer', updated_at: 'integer' },
    paid.map(({ payment, gatewayReference }) => ({
      id: payment.id,
      state: 'paid',
      gateway_reference: gatewayReference,
      ask_at: null,
      updated_at: now,
    }))
  )
  return paid.map(({ payment, gatewayReference }) => ({
    ...payment,
    state: 'paid',
    gatewayReference,
    updatedAt: now,
  }))
}
