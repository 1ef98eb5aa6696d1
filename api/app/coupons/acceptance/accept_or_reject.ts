/**
 * The end of the acceptance delay: each coupon is accepted or rejected in a transaction of its own. On acceptance the
 * stake in escrow goes to the house; on rejection it returns to the pockets it came from.
 */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { Violation } from '@grandstand/shared-types/coupons/evaluation/slip'
import { bettingProfiles, type BettingProfile } from '#accounts/queries/betting_profile'
import { quotesFor } from '#book/bet_limits'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { acceptTransfer, returnTransfer } from '#coupons/acceptance/escrow_transfers'
import { endWatch, interruptionsOf } from '#coupons/acceptance/interruptions'
import { loadPending, type PendingCoupon } from '#coupons/acceptance/pending_coupon'
import { recheck, type Recheck } from '#coupons/acceptance/recheck'
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
}

/** Skips the ids of coupons that are pending no longer. */
export async function acceptOrReject(ids: readonly number[]): Promise<AnsweredCoupon[]> {
  const due = await loadPending(ids)
  if (due.length === 0) return []
  const profiles = await bettingProfiles([...new Set(due.map((coupon) => coupon.user_id))])
  const houses = new Map<number, House>()
  for (const { id, site_id: siteId, currency } of due) {
    houses.set(id, {
      stakesId: await houseAccountId(siteId, 'stakes', currency),
      escrowId: await houseAccountId(siteId, 'holds', currency),
    })
  }
  const transferIds = await reserveTransferIds(due.length)
  const answered = await inTransaction(async (trx) => {
    const pending = await loadPending(ids, trx)
    const done: AnsweredCoupon[] = []
    const transfers: Transfer[] = []
    for (const [index, coupon] of pending.entries()) {
      const profile = profiles.get(coupon.user_id)
      const house = houses.get(coupon.id)
      if (!profile || !house) continue
      const { violations, evaluation } = recheck(
        coupon,
        profile,
        quotesFor(coupon.site_id, coupon.currency),
        interruptionsOf(coupon.id),
        clock.now()
      )
      const id = must(transferIds[index], 'number for a transfer')
      if (violations.length === 0) {
        await accept(trx, coupon, profile, evaluation)
        transfers.push(acceptTransfer(coupon, id, house.escrowId, house.stakesId))
      } else {
        await reject(trx, coupon, violations)
        transfers.push(await returnTransfer(trx, coupon, id, house.escrowId))
      }
      done.push({ couponId: coupon.id, userId: coupon.user_id, violations })
    }
    await post(trx, transfers)
    return done
  })
  announce(answered)
  return answered
}

/** Takes a price that moved in a way the player allows at its present value. */
async function accept(
  trx: Trx,
  coupon: PendingCoupon,
  profile: BettingProfile,
  evaluation: Recheck['evaluation']
): Promise<void> {
  await trx.from('coupons').where('id', coupon.id).update({
    state: 'accepted',
    placed_at: clock.now(),
    total_odds_milli: evaluation.totalOddsMilli,
    max_payout: evaluation.maxPayoutMinor,
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
