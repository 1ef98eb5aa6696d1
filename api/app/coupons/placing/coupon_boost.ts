/** The odds boost that a coupon names, or why it cannot use it (rules 15.10). */
import { allowsBoost, isBoosted } from '@grandstand/shared-types/bonuses/odds_boost'
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import type { Evaluation, QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import { isAmong } from '#accounts/queries/audience'
import type { BettingProfile } from '#accounts/queries/betting_profile'
import { useName } from '#boosts/boost'
import { placedBoost, type PlacedBoost } from '#boosts/placing/placed_boost'
import { clock } from '#core/timing/clock'
import { isLiveQuote } from '#coupons/acceptance/live_moment'
import type { BatchState, RunningState } from '#coupons/placing/running_state'

interface Boosting {
  state: BatchState & { running: RunningState }
  profile: BettingProfile
  evaluation: Evaluation
  quotes: readonly QuotedOutcome[]
  /** Each way, or at the starting price. */
  isNeverBoosted: boolean
  /** A free bet that pays the stake. */
  token: object | null | undefined
}

interface Fault {
  key: ErrorKey
  params: number[]
}
type Boosted = { fault: Fault; boost?: never } | { fault?: never; boost: PlacedBoost }

/**
 * Null for a coupon that names none. Faults: `boostNotOpen`, `boostUsedUp` [uses], `boostNotForCoupon`, `stakeAboveMax`
 * [highest stake].
 */
export function boostForCoupon(boostId: number | undefined, boosting: Boosting): Boosted | null {
  if (boostId === undefined) return null
  const { state, profile, evaluation, quotes, token, isNeverBoosted } = boosting
  const { userId, siteId, currency, isDesk, limits } = profile
  const refuse = (key: ErrorKey, params: number[] = []): Boosted => ({ fault: { key, params } })
  const boost = state.boosts.boosts.get(boostId)
  const standpoint = state.standpoints.get(userId)
  const now = clock.now()
  const amounts = boost?.terms.amounts.find((own) => own.currency === currency)
  const isOpen = boost?.siteId === siteId && boost.startsAt <= now && now < boost.endsAt
  if (!isOpen || !amounts || !standpoint || isDesk || !isAmong(boost.terms, standpoint)) {
    return refuse('boostNotOpen')
  }
  const { terms } = boost
  const used = state.boosts.uses.get(useName({ userId, boostId })) ?? 0
  if (used + state.running.boostUses(userId, boostId) >= terms.usesPerPlayer) {
    return refuse('boostUsedUp', [terms.usesPerPlayer])
  }
  const boostedMilli = quotes.map((quote) =>
    isBoosted(terms, { ...quote, isLive: isLiveQuote(quote) }) ? quote.oddsMilli : null
  )
  const boostedCount = boostedMilli.filter((odds) => odds !== null).length
  const shape = { type: evaluation.type ?? '', selectionCount: quotes.length, boostedCount }
  if (token || isNeverBoosted || !allowsBoost(terms, shape)) return refuse('boostNotForCoupon')
  const { highestStakeMinor, highestExtraMinor } = amounts
  if (evaluation.totalStakeMinor > highestStakeMinor) {
    return refuse('stakeAboveMax', [highestStakeMinor])
  }
  const { percentMilli, priceMilli } = terms
  const placed = placedBoost(
    { boostId, percentMilli, priceMilli, highestExtraMinor, boostedMilli },
    { evaluation, limits }
  )
  // a boost that adds nothing would be used in vain
  return placed.extraMinor === 0 ? refuse('boostNotForCoupon') : { boost: placed }
}
