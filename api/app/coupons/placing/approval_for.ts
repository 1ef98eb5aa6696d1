/** Whether a coupon waits for a trader because of its size (rules 18.3). Pure. */
import type { Evaluation } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { BettingProfile } from '#accounts/queries/betting_profile'
import type { approvalSeconds } from '#coupons/approval/approval_rules'
import { offerName, type AskedApproval, type StakeOffers } from '#coupons/approval/approval_rows'
import type { BatchItem } from '#coupons/placing/running_state'

interface Placed {
  profile: BettingProfile
  evaluation: Evaluation
  /** What an odds boost can add. */
  boostMinor: number
  placedAt: number
  /** End of the acceptance delay; null without a live selection. */
  earliestAt: number | null
}

interface Around {
  offers: StakeOffers
  /** Offers that coupons of the same batch took. */
  taken: readonly (number | null)[]
  world: { approvalSeconds: typeof approvalSeconds }
}

interface Approval {
  approval: AskedApproval | null
  /** The end of its acceptance delay, with the time for a trader; null for a coupon that is accepted at once. */
  acceptAt: number | null
  /** The coupon whose offer it takes. */
  offerId: number | null
}

export function approvalFor(item: BatchItem, placed: Placed, around: Around): Approval {
  const { profile, evaluation, boostMinor, placedAt, earliestAt } = placed
  const stakeMinor = evaluation.totalStakeMinor
  const seconds = around.world.approvalSeconds({
    siteId: profile.siteId,
    currency: profile.currency,
    branch: profile.branch,
    stakeMinor,
    payoutMinor: evaluation.maxPayoutMinor + boostMinor,
  })
  const without = { approval: null, acceptAt: earliestAt, offerId: null }
  if (seconds === null) return without
  const { userId, fingerprint, couponId } = item
  const offer = around.offers.get(offerName(userId, fingerprint))
  if (offer && stakeMinor <= offer.stakeMinor && !around.taken.includes(offer.couponId)) {
    return { ...without, offerId: offer.couponId }
  }
  const askUntil = Math.max(placedAt + seconds * 1000, earliestAt ?? 0)
  const asked = { couponId, siteId: profile.siteId, userId, fingerprint, askedAt: placedAt }
  return {
    approval: { ...asked, askUntil, earliestAt: earliestAt ?? placedAt },
    acceptAt: askUntil,
    offerId: null,
  }
}
