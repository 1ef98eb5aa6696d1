/** One officer at a time works on a payment; a claim that nobody gave back ends by itself. */
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Payment } from '#payments/moving/payment'

const CLAIM_MS = 30 * 60_000

/** Throws 409 `paymentClaimed` [username] while another officer works on the payment. */
export async function requireNoOtherClaim(
  trx: Trx,
  { id, claimedBy }: Payment,
  officerId: number
): Promise<void> {
  if (claimedBy === null || claimedBy === officerId) return
  const claim = await trx
    .query<{ username: string; claimedAt: number }>()
    .from('payments')
    .join('users', 'users.id', 'payments.claimed_by')
    .where('payments.id', id)
    .where('payments.claimed_at', '>', clock.now() - CLAIM_MS)
    .select({ username: 'users.username' })
    .first()
  if (claim) throw new AppError('paymentClaimed', { params: [claim.username] })
}

/** Gives the payment to an officer, or with null to nobody. */
export const setClaim = (trx: Trx, paymentId: number, officerId: number | null) =>
  trx
    .from('payments')
    .where('id', paymentId)
    .update({ claimed_by: officerId, claimed_at: officerId === null ? null : clock.now() })
