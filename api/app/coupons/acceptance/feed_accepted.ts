import type { BettingProfile } from '#accounts/queries/betting_profile'
import type { Trx } from '#core/database/transactions'
import { updateRows } from '#core/database/update_rows'
import { must } from '#core/errors/must'
import type { PendingCoupon } from '#coupons/acceptance/pending_coupon'
import { oweJackpots } from '#coupons/dues/paper_jackpots'
import { couponStake } from '#coupons/feeding/coupon_stakes'
import { storedParts, type FeedJackpots } from '#jackpots/applying/feeding'
import { knownJackpots, jackpotOfSport, reachesBrand } from '#jackpots/applying/known_jackpots'
import { userAccounts } from '#ledger/accounts'
import type { Transfer } from '#ledger/post'

interface Accepted {
  accepted: readonly PendingCoupon[]
  /** Everybody whose money moves in the transaction: all are locked before a level is. */
  owners: readonly number[]
  /** By coupon; the days are those in which a desk pays what its paper has won. */
  houses: ReadonlyMap<number, { stakesId: number; validDays: number }>
  profiles: ReadonlyMap<number, BettingProfile>
  feed: FeedJackpots
}

/** The stakes of coupons that were accepted just now go into jackpots (rules 13.6); the caller posts the transfers. */
export async function feedAccepted(trx: Trx, of: Accepted): Promise<Transfer[]> {
  const { owners, houses, profiles, feed } = of
  const feeding = await thatFeed(of.accepted, profiles)
  if (feeding.length === 0) return []
  const accounts = await userAccounts([...new Set(owners)], { trx, lock: true })
  const stakes = feeding.map((coupon) => {
    const { id, site_id: siteId, user_id: userId, currency, total_stake: stakeMinor } = coupon
    const { stakesId } = must(houses.get(id), 'house of a coupon')
    const held = { stakesId, accounts: accounts.get(userId) ?? [] }
    return couponStake({ id, siteId, userId, currency, stakeMinor }, held)
  })
  const jackpots = await feed(trx, { stakes })
  await oweJackpots(trx, jackpots.paperWins, {
    codeOf: (id) => must(feeding.find((coupon) => coupon.id === id)?.code, 'code of a coupon'),
    validDaysOf: (siteId) => {
      const coupon = feeding.find(({ site_id: own }) => own === siteId)
      return must(coupon && houses.get(coupon.id), 'house of a coupon').validDays
    },
  })
  const rows = feeding.map(({ id }) => ({ id, jackpot_parts: storedParts(jackpots, id) }))
  await updateRows(
    trx,
    'coupons',
    { jackpot_parts: 'text' },
    rows.filter(({ jackpot_parts: parts }) => parts !== null)
  )
  return jackpots.transfers
}

/** Free bets stake nothing. */
async function thatFeed(
  accepted: readonly PendingCoupon[],
  profiles: ReadonlyMap<number, BettingProfile>
): Promise<PendingCoupon[]> {
  const jackpots = (await knownJackpots()).filter(jackpotOfSport)
  return accepted.filter(
    ({ site_id: siteId, user_id: userId, is_free_bet: isFree }) =>
      !Number(isFree) &&
      jackpots.some(
        (jackpot) =>
          reachesBrand(jackpot, siteId) &&
          (jackpot.countsDesks || profiles.get(userId)?.isDesk !== true)
      )
  )
}
