/**
 * Checks a coupon again at the end of its acceptance delay: price, state, score, red cards, and events during the
 * delay.
 */
import { ACCEPTANCE_GRACE_MS } from '@grandstand/shared-types/live/limits'
import { evaluate } from '@grandstand/shared-types/coupons/evaluation/evaluate'
import type {
  Evaluation,
  QuotedOutcome,
  Violation,
} from '@grandstand/shared-types/coupons/evaluation/slip'
import type { BettingProfile } from '#accounts/queries/betting_profile'
import type { PendingCoupon, PendingSelection } from '#coupons/acceptance/pending_coupon'
import { movedSince } from '#coupons/acceptance/live_moment'

export interface Recheck {
  evaluation: Evaluation
  /**
   * Empty when the coupon is accepted. The weightiest comes first: `acceptanceExpired`, `accountPassive` or
   * `dealerPassive`, `liveScoreChanged`, `liveRedCard`, other events during the delay, then the violations of
   * `evaluate`.
   */
  violations: Violation[]
}

/**
 * Leaves out the funds check, since the stake is in escrow, and the count of same coupons, since that count would
 * include this coupon.
 */
export function recheck(
  coupon: PendingCoupon,
  profile: BettingProfile,
  quote: (outcomeId: number) => QuotedOutcome | undefined,
  interruptions: readonly Violation[],
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
        ...eachWayOf(selection),
        ...(selection.price_kind === 'startingPrice' && { atStartingPrice: true as const }),
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
  const { stoppedBy } = profile
  const passive: Violation[] = stoppedBy ? [{ key: stoppedBy, params: [] }] : []
  const happened = [...interruptions, ...changesOf(coupon, quote)]
  const isMove = ({ key }: Violation) => MOVES.has(key)
  return {
    evaluation,
    violations: eachOnce([
      ...late,
      ...passive,
      ...happened.filter(isMove),
      ...happened.filter((violation) => !isMove(violation)),
      ...evaluation.violations,
    ]),
  }
}

const eachWayOf = ({ places, place_divisor: divisor }: PendingSelection) =>
  places === null || divisor === null ? {} : { eachWay: { places, divisor } }

const MOVES: ReadonlySet<string> = new Set(['liveScoreChanged', 'liveRedCard'])

/** Changes since each selection was placed. A live match that has left the book counts as over. */
function changesOf(
  coupon: PendingCoupon,
  quote: (outcomeId: number) => QuotedOutcome | undefined
): Violation[] {
  return coupon.selections.flatMap((selection, selectionIndex): Violation[] => {
    const now = quote(selection.outcome_id)
    const asked = { scoreAt: selection.score_at, redCardsAt: selection.red_cards_at }
    if (now) return movedSince(asked, now).map((moved) => ({ ...moved, selectionIndex }))
    return asked.scoreAt === '' ? [] : [{ key: 'matchClosed', params: [], selectionIndex }]
  })
}

/** The first violation of each key for a selection; on a closed match, price violations are dropped. */
function eachOnce(violations: readonly Violation[]): Violation[] {
  const isClosed = new Set(
    violations.flatMap(({ key, selectionIndex }) => (key === 'matchClosed' ? selectionIndex : []))
  )
  return violations.filter(
    ({ key, selectionIndex }, i) =>
      !(key === 'oddsInactive' && isClosed.has(selectionIndex)) &&
      violations.findIndex((v) => v.key === key && v.selectionIndex === selectionIndex) === i
  )
}
