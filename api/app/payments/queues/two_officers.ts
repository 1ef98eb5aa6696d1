import type { Reader } from '#core/database/transactions'
import type { Payment } from '#payments/moving/payment'

type Withdrawal = Pick<Payment, 'direction' | 'amountMinor' | 'methodId'>

/** Whether a withdrawal is above its method's bound for one officer (rules 11.4); a removed method has no bound. */
export async function needsTwoOfficers(from: Reader, payment: Withdrawal): Promise<boolean> {
  if (payment.direction !== 'withdrawal') return false
  const method = await from
    .query<{ bound: number }>()
    .from('payment_methods')
    .where('id', payment.methodId)
    .select({ bound: 'two_officers_above' })
    .first()
  const bound = Number(method?.bound ?? 0)
  return bound > 0 && payment.amountMinor > bound
}
