/** Looks at a waiting coupon again when its wait is over: price, state, score and red cards. */
import { ACCEPTANCE_GRACE_MS } from '@grandstand/shared-types/constants'
import { evaluate } from '@grandstand/shared-types/coupons/evaluate'
import type { Evaluation, QuotedOutcome, Violation } from '@grandstand/shared-types/coupons/types'
import type { BettingProfile } from '#accounts/queries/betting_profile'
import type { PendingCoupon } from '#coupons/acceptance/pending_coupon'
import { momentOf } from '#coupons/acceptance/live_legs'

export interface Recheck {
  evaluation: Evaluation
  /** Empty: it is accepted. The weightiest first: `acceptanceExpired`, `liveScoreChanged`, `liveRedCard`, then evaluate's. */
  violations: Violation[]
}

/** The stake is held already, and the same coupon was counted when this one was asked for: both are left out. */
export function recheck(
  coupon: PendingCoupon,
  profile: BettingProfile,
  quote: (outcomeId: number) => QuotedOutcome | undefined,
  nowMs: number
): Recheck {
  const { type, sizes } = coupon
  const evaluation = evaluate(
    {
      kind: type === 'single' || type === 'system' ? type : 'combined',
      selections: coupon.selections.map((selection) => ({
        outcomeId: selection.outcome_id,
        oddsMilli: selection.odds_milli,
        isBanker: Boolean(selection.is_banker),
      })),
      totalStakeMinor: coupon.total_stake,
      ...(sizes !== '' && { sizes: sizes.split(',').map(Number) }),
      oddsChange: coupon.odds_change,
    },
    {
      nowMs,
      quote,
      limits: profile.limits,
      products: profile.products,
      fundsMinor: null,
      sameCouponCount: 0,
    }
  )
  const late: Violation[] =
    nowMs > coupon.accept_at + ACCEPTANCE_GRACE_MS ? [{ key: 'acceptanceExpired', params: [] }] : []
  const moved = coupon.selections.flatMap((selection, selectionIndex) =>
    changes(selection, quote(selection.outcome_id), selectionIndex)
  )
  return { evaluation, violations: [...late, ...moved, ...evaluation.violations] }
}

function changes(
  asked: { score_at: string; red_cards_at: string },
  now: QuotedOutcome | undefined,
  selectionIndex: number
): Violation[] {
  if (!now || asked.score_at === '') return []
  const { scoreAt, redCardsAt } = momentOf(now)
  const found: Violation[] = []
  if (scoreAt !== '' && scoreAt !== asked.score_at) {
    found.push({ key: 'liveScoreChanged', params: [asked.score_at, scoreAt], selectionIndex })
  }
  if (redCardsAt !== '' && redCardsAt !== asked.red_cards_at) {
    found.push({ key: 'liveRedCard', params: [], selectionIndex })
  }
  return found
}
