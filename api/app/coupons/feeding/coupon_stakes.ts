/** Coupons as jackpots see them (rules 13.6): their stakes go in as those of games do, in the transaction that accepts them. */
import type { Stake, StoredPart, UndoneStake } from '#jackpots/applying/stakes'
import type { UserAccount } from '#ledger/accounts'

interface FeedingCoupon {
  id: number
  siteId: number
  userId: number
  currency: string
  stakeMinor: number
}

/** `stakesId`: the brand's account of stakes; `accounts`: the player's, locked. */
export const couponStake = (
  { id, siteId, userId, currency, stakeMinor }: FeedingCoupon,
  { stakesId, accounts }: { stakesId: number; accounts: readonly UserAccount[] }
): Stake => ({
  subject: { couponId: id },
  siteId,
  houseId: stakesId,
  userId,
  lobby: 'sport',
  currency,
  amountMinor: stakeMinor,
  accounts,
})

/** What a coupon put into jackpots, to be taken back; none for nothing. */
export function couponUndone(
  { siteId, jackpotParts }: { siteId: number; jackpotParts: string | null },
  stakesId: number
): UndoneStake[] {
  if (jackpotParts === null) return []
  const parts: StoredPart[] = JSON.parse(jackpotParts)
  return [{ siteId: Number(siteId), houseId: stakesId, parts }]
}
