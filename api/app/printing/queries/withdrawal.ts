/** Withdrawals of which a principal may have the paper. */
import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/errors/app_error'
import { isStaff, type Principal } from '#core/requests/access'
import { rowReader } from '#core/operations/resource_operations'
import { paymentsWhere, type Payment } from '#payments/moving/payment'
import { ownPayment } from '#payments/ordering/own_payments'
import { paymentResource, scopePayments } from '#payments/queues/queries/payment_resource'

const readRow = rowReader(paymentResource, { scope: scopePayments })

export interface Withdrawal {
  payment: Payment
  username: string
}

/** Staff have those of their branch, others their own. Throws 404 `notFound`, also for a deposit. */
export async function withdrawalInSight(principal: Principal, id: number): Promise<Withdrawal> {
  const own = isStaff(principal) ? await readRow(id, principal) : { username: principal.username }
  const [payment] = await paymentsWhere(db.connection(), (query) =>
    query.where({ id, site_id: principal.siteId, direction: 'withdrawal' })
  )
  const isOwn = isStaff(principal) || payment?.userId === principal.userId
  if (!payment || !isOwn) throw AppError.notFound()
  return { payment, username: own.username }
}

/** The id of the principal's own withdrawal with that reference. Throws 404 `notFound`. */
export const ownWithdrawalId = async (principal: Principal, reference: string): Promise<number> =>
  (await ownPayment(principal, reference)).id
