import type { PaymentState } from '@grandstand/shared-types/payments/states'
import db from '@adonisjs/lucid/services/db'
import { bus } from '#core/bus'
import { found } from '#core/errors/app_error'
import { inTransaction, type Trx } from '#core/database/transactions'
import { paymentBooks } from '#payments/moving/books'
import { noteCredited } from '#payments/moving/note_credited'
import { movePayment, type Move } from '#payments/moving/move_payment'
import { lockPayment, paymentsWhere, type Payment } from '#payments/moving/payment'
import { movesMoney } from '#payments/moving/payment_transfer'
import { tellOfWithdrawal } from '#payments/moving/withdrawal_news'

/** Moves the locked payment and resolves to it afterwards; throws as `movePayment` does. */
export type MoveTo = (to: PaymentState, move: Move) => Promise<Payment>

/**
 * Runs `work` on the locked payment in one transaction, and tells the player of a change of money, and of the
 * course of a withdrawal, afterwards. `work` may run
 * twice, and of its moves at most one may post money. Throws 404 `notFound`, and whatever `work` throws.
 */
export async function withPayment<T>(
  id: number,
  work: (trx: Trx, payment: Payment, moveTo: MoveTo) => Promise<T>
): Promise<T> {
  const [known] = await paymentsWhere(db.connection(), (query) => query.where('id', id))
  const { siteId, currency, userId } = found(known)
  const books = await paymentBooks(siteId, currency)
  const { result, hasPosted, moves } = await inTransaction(async (trx) => {
    let payment = await lockPayment(trx, id)
    let posted = false
    const moved: Payment[] = []
    const moveTo: MoveTo = async (to, move) => {
      payment = await movePayment(trx, payment, to, books, move)
      posted ||= movesMoney(payment, to)
      moved.push(payment)
      return payment
    }
    const done = await work(trx, payment, moveTo)
    return { result: done, hasPosted: posted, moves: moved }
  })
  if (hasPosted) bus.emit('balanceChanged', { userIds: [userId] })
  moves.forEach(tellOfWithdrawal)
  await noteCredited(moves)
  return result
}
