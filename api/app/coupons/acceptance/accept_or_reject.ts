/**
 * The end of the acceptance delay: each coupon is accepted or rejected in a transaction of its own. On acceptance the
 * stake in escrow goes to the house; on rejection it returns to the pockets it came from.
 */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { Violation } from '@grandstand/shared-types/coupons/evaluation/slip'
import { bettingProfiles, type BettingProfile } from '#accounts/queries/betting_profile'
import { bonusBooks, type BonusBooks } from '#bonuses/grants/bonus_books'
import { transfersOfPlays } from '#bonuses/playing/coupon_books'
import { countPaidByBonus, followPlays } from '#bonuses/playing/followed_plays'
import { freeBack } from '#bonuses/playing/pay_legs'
import { postFollowed, type PlayMove } from '#bonuses/playing/post_followed'
import { placedBoost, type BoostRule, type PlacedBoost } from '#boosts/placing/placed_boost'
import { quotesFor } from '#book/bet_limits'
import db from '@adonisjs/lucid/services/db'
import { traced } from '#core/tracing'
import { bus } from '#core/bus'
import { areLivePricesFresh, FRESH_WITHIN_MS } from '#book/sharing/freshness'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { acceptTransfer, returnTransfer } from '#coupons/acceptance/escrow_transfers'
import { answersOf, expireApprovals, refusalOfTrader } from '#coupons/approval/approval_rows'
import { endWatch, interruptionsOf } from '#coupons/acceptance/interruptions'
import { loadPending, type PendingCoupon } from '#coupons/acceptance/pending_coupon'
import { recheck, type Recheck } from '#coupons/acceptance/recheck'
import { ticketValidDays } from '#coupons/dues/ticket_dues'
import { feedAccepted } from '#coupons/acceptance/feed_accepted'
import { feedingJackpots, type FeedJackpots } from '#jackpots/applying/feeding'
import { jackpotOfSport } from '#jackpots/applying/known_jackpots'
import { houseAccountId } from '#ledger/accounts'
import { post, reserveTransferIds, type Transfer } from '#ledger/post'

export interface AnsweredCoupon {
  couponId: number
  userId: number
  /** Empty when the coupon was accepted. */
  violations: Violation[]
}

interface House {
  stakesId: number
  escrowId: number
  validDays: number
}

export interface Answers {
  answered: AnsweredCoupon[]
  /** Ids of coupons that are pending still. */
  waiting: number[]
}

/**
 * Skips the ids of coupons that are pending no longer. While prices in play are not fresh, coupons wait for a moment longer,
 * since the feeds may be changing hands.
 */
export function acceptOrReject(ids: readonly number[]): Promise<Answers> {
  return traced('accept coupons', { coupons: ids.length }, () => answerAll(ids))
}

async function answerAll(ids: readonly number[]): Promise<Answers> {
  const due = await loadPending(ids)
  if (due.length === 0) return { answered: [], waiting: [] }
  const profiles = await bettingProfiles([...new Set(due.map((coupon) => coupon.user_id))])
  const houses = new Map<number, House>()
  for (const { id, site_id: siteId, currency } of due) {
    houses.set(id, {
      stakesId: await houseAccountId(siteId, 'stakes', currency),
      escrowId: await houseAccountId(siteId, 'holds', currency),
      validDays: await ticketValidDays(siteId),
    })
  }
  const books = await booksOfPlays(due)
  const transferIds = await reserveTransferIds(due.length)
  const feeding = { stakes: due.length, counts: jackpotOfSport }
  const answers = await feedingJackpots(feeding, (feed) =>
    inTransaction((trx) => decide(trx, { ids, profiles, houses, books, transferIds, feed }))
  )
  announce(answers.answered)
  return answers
}

interface Deciding {
  ids: readonly number[]
  profiles: ReadonlyMap<number, BettingProfile>
  /** By coupon. */
  houses: ReadonlyMap<number, House>
  books: ReadonlyMap<string, BonusBooks>
  transferIds: readonly number[]
  feed: FeedJackpots
}

async function decide(trx: Trx, of: Deciding): Promise<Answers> {
  const { ids, profiles, houses, books, transferIds, feed } = of
  const pending = await loadPending(ids, trx)
  const approvals = await answersOf(
    trx,
    pending.map(({ id }) => id)
  )
  const done: AnsweredCoupon[] = []
  const waiting: number[] = []
  const transfers: Transfer[] = []
  const returned: PlayMove[] = []
  const accepted: PendingCoupon[] = []
  for (const [index, coupon] of pending.entries()) {
    const profile = profiles.get(coupon.user_id)
    const house = houses.get(coupon.id)
    if (!profile || !house) continue
    if (!areLivePricesFresh() && clock.now() - coupon.accept_at < FRESH_WITHIN_MS) {
      waiting.push(coupon.id)
      continue
    }
    const said = refusalOfTrader(approvals.get(coupon.id))
    const { violations: found, evaluation } = recheck(
      coupon,
      profile,
      quotesFor(coupon.site_id, coupon.currency),
      interruptionsOf(coupon.id),
      clock.now()
    )
    const violations = [...said, ...found]
    const id = must(transferIds[index], 'number for a transfer')
    if (violations.length === 0) {
      await accept(trx, coupon, profile, evaluation)
      accepted.push(coupon)
      transfers.push(acceptTransfer(coupon, id, house.escrowId, house.stakesId))
    } else {
      await reject(trx, coupon, violations)
      transfers.push(await returnTransfer(trx, coupon, id, house.escrowId))
      returned.push(returnedPlay(coupon))
    }
    done.push({ couponId: coupon.id, userId: coupon.user_id, violations })
  }
  if (done.length === 0) return { answered: done, waiting }
  const decided = new Set(done.map(({ couponId }) => couponId))
  await expireApprovals(
    trx,
    [...approvals.keys()].filter((id) => decided.has(id))
  )
  const owners = pending.map(({ user_id: userId }) => userId)
  transfers.push(...(await feedAccepted(trx, { accepted, owners, houses, profiles, feed })))
  if (books.size === 0 || returned.length === 0) await post(trx, transfers)
  else await postReturned(trx, { pending, returned, transfers, books })
  return { answered: done, waiting }
}

/** Books by brand and currency, where bonuses paid for some of the coupons. */
async function booksOfPlays(due: readonly PendingCoupon[]): Promise<Map<string, BonusBooks>> {
  const books = new Map<string, BonusBooks>()
  const ids = due.map(({ id }) => id)
  const count = await countPaidByBonus(db.connection(), 'coupon', ids)
  if (count === 0) return books
  for (const { site_id: siteId, currency } of due) {
    const key = `${siteId}:${currency}`
    if (!books.has(key)) {
      books.set(key, await bonusBooks(siteId, currency, transfersOfPlays(count)))
    }
  }
  return books
}

const returnedPlay = (coupon: PendingCoupon): PlayMove => ({
  playId: coupon.id,
  userId: coupon.user_id,
  end: 'returned',
  payouts: [{ beforeMinor: 0, afterMinor: coupon.total_stake }],
})

interface Returned {
  pending: readonly PendingCoupon[]
  returned: readonly PlayMove[]
  transfers: readonly Transfer[]
  books: ReadonlyMap<string, BonusBooks>
}

/** Posts where bonuses paid for coupons that were rejected (rules 15.5). */
async function postReturned(trx: Trx, { pending, returned, transfers, books }: Returned) {
  const ids = returned.map(({ playId }) => playId)
  const owners = pending.map(({ user_id: userId }) => userId)
  const followed = await followPlays(trx, 'coupon', ids, owners)
  for (const { kind, referenceId, legs } of transfers) {
    if (kind === 'refund' && referenceId) legs.push(...freeBack(followed, referenceId))
  }
  await postFollowed(trx, followed, returned, transfers, ({ siteId, currency }) =>
    must(books.get(`${siteId}:${currency}`), 'books of a brand')
  )
}

/** Takes a price that moved in a way the player allows at its present value. */
async function accept(
  trx: Trx,
  coupon: PendingCoupon,
  profile: BettingProfile,
  evaluation: Recheck['evaluation']
): Promise<void> {
  const boost = boostAgain(coupon, profile, evaluation)
  await trx
    .from('coupons')
    .where('id', coupon.id)
    .update({
      state: 'accepted',
      placed_at: clock.now(),
      total_odds_milli: evaluation.totalOddsMilli,
      max_payout: evaluation.maxPayoutMinor + (boost?.extraMinor ?? 0),
      boost_rule: boost ? JSON.stringify(boost.rule) : '',
      boost_extra: boost?.extraMinor ?? 0,
      payout_cap: evaluation.payoutCapMinor,
      odds_cap_milli: profile.limits.maxTotalOddsMilli,
      bonus_percent: evaluation.bonusPercent,
      bonus_amount: evaluation.bonusMinor,
    })
  for (const { position, odds_milli: asked } of coupon.selections) {
    const taken = evaluation.oddsMilli[position]
    if (taken === undefined || taken === asked) continue
    await trx
      .from('coupon_selections')
      .where({ coupon_id: coupon.id, position })
      .update({ odds_milli: taken })
  }
}

/** The boost of the coupon at the prices taken now; null without one. */
function boostAgain(
  { boost_rule: stored }: PendingCoupon,
  { limits }: BettingProfile,
  evaluation: Recheck['evaluation']
): PlacedBoost | null {
  if (stored === '') return null
  const rule: BoostRule = JSON.parse(stored)
  return placedBoost(rule, { evaluation, limits })
}

async function reject(trx: Trx, coupon: PendingCoupon, violations: Violation[]): Promise<void> {
  await trx
    .from('coupons')
    .where('id', coupon.id)
    .update({
      state: 'rejected',
      status: COUPON_STATUS.cancelled,
      payout: coupon.total_stake,
      unclamped_payout: coupon.total_stake,
      rejection: JSON.stringify(violations),
    })
}

/** Call it after the commit. */
function announce(answered: readonly AnsweredCoupon[]): void {
  for (const { couponId, userId, violations } of answered) {
    endWatch(couponId)
    const [first] = violations
    const reason = first && { reason: first.key }
    bus.emit('acceptanceEnded', { couponId, userId, accepted: !first, ...reason })
  }
  const userIds = [...new Set(answered.map(({ userId }) => userId))]
  if (userIds.length > 0) bus.emit('balanceChanged', { userIds })
}
