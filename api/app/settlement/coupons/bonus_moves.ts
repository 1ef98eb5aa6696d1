/** What a settlement does to coupons that bonuses paid for (rules 15.5, 15.6). */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { FollowedPlays } from '#bonuses/playing/followed_plays'
import { payLegs } from '#bonuses/playing/pay_legs'
import type { PlayMove } from '#bonuses/playing/post_followed'
import { must } from '#core/errors/must'
import type { SortedOut } from '#settlement/coupons/alike'
import type { Settlement } from '#settlement/coupons/settlement_of'
import { payoutsOf, type Payee } from '#settlement/coupons/transfers'

/** The accounts of a coupon, with the split of its payouts where a bonus paid for it. */
export function accountsWithBonus(
  { coupon }: Settlement,
  accounts: Payee,
  followed: FollowedPlays | null
): Payee {
  if (!followed?.plays.has(coupon.id)) return accounts
  const play = { playId: coupon.id, userId: coupon.user_id }
  return {
    ...accounts,
    payLegs: (beforeMinor, afterMinor, isExtra) =>
      must(payLegs(followed, { ...play, beforeMinor, afterMinor, isExtra }), 'split of a payout'),
  }
}

/** The moves of the followed coupons among those that were settled. */
export function bonusMoves(
  { plays, grants }: FollowedPlays,
  settlements: readonly Settlement[],
  { lost }: Pick<SortedOut, 'lost'>
): PlayMove[] {
  const settled = settlements.flatMap((settlement): PlayMove[] => {
    const { coupon, next, isNews } = settlement
    if (!isNews || !plays.has(coupon.id)) return []
    const closed = next.status === COUPON_STATUS.cancelled ? 'returned' : 'settled'
    const end = next.state === 'settled' ? closed : 'open'
    return [{ playId: coupon.id, userId: coupon.user_id, end, payouts: payoutsOf(settlement) }]
  })
  const lostIds = lost.flatMap(({ ids }) => ids)
  const alike = lostIds.flatMap((playId): PlayMove[] => {
    const grant = grants.get(plays.get(playId)?.[0]?.grantId ?? 0)
    return grant ? [{ playId, userId: grant.userId, end: 'settled', payouts: [] }] : []
  })
  return [...settled, ...alike]
}
