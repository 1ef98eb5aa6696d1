import { boundInForce } from '@grandstand/shared-types/sites/officer_bounds'
import type { Reader } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { BOUND_COLUMNS, readBound, type StoredBound } from '#payments/methods/officer_bound'
import type { Payment } from '#payments/moving/payment'

type Withdrawal = Pick<Payment, 'direction' | 'amountMinor' | 'methodId'>

/** Whether a withdrawal is above its method's bound for one officer (rules 11.4); a removed method has no bound. */
export async function needsTwoOfficers(from: Reader, payment: Withdrawal): Promise<boolean> {
  if (payment.direction !== 'withdrawal') return false
  const method = await from
    .query<StoredBound>()
    .from('payment_methods')
    .where('id', payment.methodId)
    .select(BOUND_COLUMNS)
    .first()
  const bound = method && boundInForce(readBound(method), clock.now())
  return bound !== null && payment.amountMinor > bound
}
