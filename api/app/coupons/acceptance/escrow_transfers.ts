/**
 * The money of a pending coupon. Its stake left the player when the coupon was placed (transfer `coupon:<id>:stake`)
 * and is in escrow (the house pocket `holds`).
 */
import type { Trx } from '#core/database/transactions'
import type { PendingCoupon } from '#coupons/acceptance/pending_coupon'
import type { Transfer } from '#ledger/post'
import { userLegsOf } from '#ledger/queries/user_legs'

function transfer(coupon: PendingCoupon, id: number): Omit<Transfer, 'key' | 'kind' | 'legs'> {
  return {
    id,
    siteId: coupon.site_id,
    currency: coupon.currency,
    referenceType: 'coupon',
    referenceId: coupon.id,
    actorId: coupon.user_id,
  }
}

export function acceptTransfer(
  coupon: PendingCoupon,
  id: number,
  escrowId: number,
  stakesId: number
): Transfer {
  return {
    ...transfer(coupon, id),
    key: `coupon:${coupon.id}:accept`,
    kind: 'accept',
    legs: [
      { accountId: escrowId, amountMinor: 0 - coupon.total_stake },
      { accountId: stakesId, amountMinor: coupon.total_stake },
    ],
  }
}

/** The transfer that returns the stake to the pockets it came from. */
export async function returnTransfer(
  trx: Trx,
  coupon: PendingCoupon,
  id: number,
  escrowId: number
): Promise<Transfer> {
  const drawn = await userLegsOf(trx, `coupon:${coupon.id}:stake`)
  return {
    ...transfer(coupon, id),
    key: `coupon:${coupon.id}:reject`,
    kind: 'refund',
    legs: [
      { accountId: escrowId, amountMinor: 0 - coupon.total_stake },
      ...drawn.map(({ accountId, amountMinor }) => ({ accountId, amountMinor: 0 - amountMinor })),
    ],
  }
}
