import { STATES_UNDER_WAY } from '@grandstand/shared-types/payments/states'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { userAccounts } from '#ledger/accounts'
import type { PaymentMethod } from '#payments/methods/method'

/**
 * Lets a player begin no more payments by a method than it allows at once; two orders at the same instant stand in turn.
 * Throws 409 `paymentUnderWay` [reference of the oldest].
 */
export async function requireNoneUnderWay(
  trx: Trx,
  userId: number,
  { id, maxUnderWay }: Pick<PaymentMethod, 'id' | 'maxUnderWay'>
): Promise<void> {
  if (maxUnderWay === 0) return
  await userAccounts([userId], { trx, lock: true })
  const open = await trx
    .query<{ reference: string }>()
    .from('payments')
    .where({ user_id: userId, method_id: id })
    .whereIn('state', [...STATES_UNDER_WAY])
    .orderBy('id')
    .limit(maxUnderWay)
    .select('reference')
  const [oldest] = open
  if (oldest && open.length >= maxUnderWay) {
    throw new AppError('paymentUnderWay', { params: [oldest.reference] })
  }
}
