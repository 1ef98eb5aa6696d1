import type { Transfer } from '#ledger/post'
import type { AcceptedCoupon } from '#coupons/placing/coupon_rows'

/**
 * Moves the stake from the player's pockets to the house: to the account of stakes, or to escrow during the acceptance
 * delay.
 */
export function stakeTransfer(
  { id, profile, evaluation }: AcceptedCoupon,
  transferId: number,
  parts: { accountId: number; amountMinor: number }[],
  houseAccountId: number
): Transfer {
  return {
    id: transferId,
    key: `coupon:${id}:stake`,
    kind: 'stake',
    siteId: profile.siteId,
    currency: profile.currency,
    referenceType: 'coupon',
    referenceId: id,
    actorId: profile.userId,
    legs: [
      ...parts.map(({ accountId, amountMinor }) => ({ accountId, amountMinor: 0 - amountMinor })),
      { accountId: houseAccountId, amountMinor: evaluation.totalStakeMinor },
    ],
  }
}
