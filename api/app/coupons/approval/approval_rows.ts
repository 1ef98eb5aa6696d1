/** Rows of coupons that wait for a trader, and offers of lower stakes. */
import { clock } from '#core/timing/clock'
import { whereAmong, type Trx } from '#core/database/transactions'
import type { Violation } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { ApprovalState } from '@grandstand/shared-types/wire/betting/approvals'
import { hasApprovalRules } from '#coupons/approval/approval_rules'

/** A coupon that asks for a trader. */
export interface AskedApproval {
  couponId: number
  siteId: number
  userId: number
  fingerprint: number
  askedAt: number
  askUntil: number
  /** End of the acceptance delay of its live selections; without one, `askedAt`. */
  earliestAt: number
}

export const approvalRow = (asked: AskedApproval) => ({
  id: asked.couponId,
  site_id: asked.siteId,
  user_id: asked.userId,
  fingerprint: asked.fingerprint,
  state: 'waiting',
  asked_at: asked.askedAt,
  ask_until: asked.askUntil,
  earliest_at: asked.earliestAt,
})

/** A lower stake that a trader offered for a coupon. */
export interface StakeOffer {
  couponId: number
  stakeMinor: number
}

/** Offers that still stand, by `offerName`. */
export type StakeOffers = ReadonlyMap<string, StakeOffer>

/** The name of an offer: the player, and the coupon's type and outcomes. */
export const offerName = (userId: number, fingerprint: number): string => `${userId} ${fingerprint}`

export async function standingOffers(trx: Trx, userIds: readonly number[]): Promise<StakeOffers> {
  if (!hasApprovalRules()) return new Map()
  const rows = await whereAmong(trx.query<OfferRow>().from('coupon_approvals'), 'user_id', userIds)
    .where('state', 'offered')
    .where('offer_until', '>', clock.now())
    .whereNull('used_by')
    .orderBy('id')
    .select('id', 'user_id', 'fingerprint', 'offered_stake')
  return new Map(
    rows.map((row) => [
      offerName(row.user_id, row.fingerprint),
      { couponId: row.id, stakeMinor: row.offered_stake },
    ])
  )
}

interface OfferRow {
  id: number
  user_id: number
  fingerprint: number
  offered_stake: number
}

/** Marks the offers that coupons took. */
export async function useOffers(
  trx: Trx,
  taken: readonly { offerId: number; couponId: number }[]
): Promise<void> {
  for (const { offerId, couponId } of taken) {
    await trx.from('coupon_approvals').where('id', offerId).update({ used_by: couponId })
  }
}

export interface Answer {
  id: number
  state: ApprovalState
  offered_stake: number | null
}

/** What traders said of the coupons; those that needed none are left out. */
export async function answersOf(
  trx: Trx,
  couponIds: readonly number[]
): Promise<Map<number, Answer>> {
  const rows = await whereAmong(trx.query<Answer>().from('coupon_approvals'), 'id', couponIds)
    .forUpdate()
    .select('id', 'state', 'offered_stake')
  return new Map(rows.map((row) => [row.id, row]))
}

/** Why a coupon is not accepted after it waited for a trader; empty when a trader accepted it, or none was needed. */
export function refusalOfTrader(answer: Answer | undefined): Violation[] {
  if (!answer || answer.state === 'accepted') return []
  if (answer.state === 'offered' && answer.offered_stake !== null) {
    return [{ key: 'stakeOffered', params: [answer.offered_stake] }]
  }
  return [{ key: answer.state === 'refused' ? 'approvalRefused' : 'approvalExpired', params: [] }]
}

/** Coupons for which no trader answered in time. */
export async function expireApprovals(trx: Trx, couponIds: readonly number[]): Promise<void> {
  if (couponIds.length === 0) return
  await whereAmong(trx.from('coupon_approvals'), 'id', couponIds)
    .where('state', 'waiting')
    .update({ state: 'expired', decided_at: clock.now() })
}
